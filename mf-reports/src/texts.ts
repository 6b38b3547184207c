import { mostReportAttempts } from '@clarity/contracts/report-attempt'

/** The texts of these pages; those of the wire are in `@clarity/contracts`. */
export const sharedTexts = {
  loading: 'Loading...',
  unknown: '(unknown)',
  none: '(none)',
  close: 'Close',
} as const

export const reportListTexts = {
  title: 'Reports',
  columns: {
    id: 'Report ID',
    demoRequest: 'Demo Request ID',
    name: 'Recipient Name',
    phone: 'Recipient Phone',
    generated: 'Generated At',
    actions: 'Actions',
  },
  notGenerated: 'Not generated yet',
  noneHint: 'Reports appear here as soon as a conversation ends.',
  open: 'Open',
  raw: 'Raw',
  more: 'More actions',
  versions: 'Versions',
  attempts: 'Compare attempts',
  reRun: 'Re-run',
  reRunning: 'Re-running...',
  written: 'The report was regenerated. No one was notified.',
  preparing: 'The report is still being prepared. It will update automatically.',
} as const

export const linkTexts = {
  title: 'Link and readers',
  titleOf: (count: number) => `Links of ${count.toLocaleString()} reports`,
  open: 'Link and readers',
  select: 'Select reports',
  endSelection: 'End selection',
  selectOne: (name: string) => `Select the report of ${name}`,
  selected: (count: number) => `${count.toLocaleString()} selected`,
  change: 'Change links',
  column: 'Select',
  states: { open: 'Link open', expired: 'Link expired', revoked: 'Link revoked' },
  address: 'Link',
  neverExpires: 'It does not expire.',
  expiresAt: 'It expires on',
  expiredAt: 'It expired on',
  actions: { open: 'Open', replace: 'Replace', expire: 'Expire now', revoke: 'Revoke' },
  lastDay: 'Last day',
  expireThen: 'Expire after this day',
  meaning:
    'A closed link answers like one that never existed. Open lets it work again; Replace closes the address that was sent and makes a new one, which is not sent to anyone.',
  done: {
    open: (count: number) => (count === 1 ? 'The link is open.' : `${count.toLocaleString()} links are open.`),
    replace: (count: number) =>
      count === 1
        ? 'The link was replaced. Send the new one yourself.'
        : `${count.toLocaleString()} links were replaced.`,
    expire: (count: number) =>
      count === 1 ? 'The end of the link was set.' : `The end of ${count.toLocaleString()} links was set.`,
    revoke: (count: number) =>
      count === 1 ? 'The link was revoked.' : `${count.toLocaleString()} links were revoked.`,
  },
  readers: 'Allowed readers',
  readersHint: 'One email a line. If the list is empty, everyone with the link can read the report.',
  noEmail: (text: string) => `${text} is not an email address.`,
  saveReaders: 'Save readers',
  readersSaved: (count: number) =>
    count === 0 ? 'Everyone with the link can read it.' : `Only these ${count.toLocaleString()} emails can read it.`,
} as const

export const reRunTexts = {
  question: 'Re-run this report?',
  meaning:
    'The conversation is analyzed again, and readers get the new version under the same link. Earlier versions are kept, and no one is notified.',
  confirm: 'Re-run report',
} as const

export const versionsTexts = {
  title: 'Report versions',
  back: 'Back to reports',
  list: 'Versions',
  reportId: 'Report ID',
  columns: { version: 'Version', written: 'Written', writer: 'Writer', cause: 'Why', actions: 'Actions' },
  writers: { offline: 'Offline', llm: 'Language model' } as Readonly<Record<string, string>>,
  causes: { written: 'First written', 're-run': 'Re-run' },
  restoredFrom: (version: number) => `Restored from version ${version}`,
  current: 'Readers see this',
  none: 'This report has not been written yet.',
  noneHint: 'Its first version appears here as soon as it is written.',
  restore: 'Restore',
  restoreLabel: (version: number) => `Restore version ${version}`,
  restoreQuestion: (version: number) => `Restore version ${version}?`,
  restoreMeaning:
    'Readers get its text again, as a new version under the same link. Every version is kept, and no one is notified.',
  restored: (version: number) => `Restored as version ${version}. No one was notified.`,
} as const

export const compareTexts = {
  title: 'Compare two versions',
  older: 'Version on the left',
  newer: 'Version on the right',
  version: (version: number) => `Version ${version}`,
  same: 'The two versions have the same text.',
  unchanged: 'Unchanged',
  absent: '(not in this version)',
  added: 'added:',
  removed: 'removed:',
  counts: (removed: number, added: number) =>
    `${removed.toLocaleString()} ${removed === 1 ? 'word' : 'words'} removed, ${added.toLocaleString()} added`,
  sections: {
    overview: 'Overview',
    keyPoints: 'Key Points',
    actionItems: 'Action Items',
    topics: 'Topics',
    goals: 'Goals',
    text: 'Text',
  },
  goal: { met: 'met', notMet: 'not met', unknown: 'no verdict' },
  topic: (label: string, sentiment: number, frequency: number) =>
    `${label}: sentiment ${sentiment}, frequency ${frequency}`,
} as const

export const attemptsTexts = {
  title: 'Compare attempts',
  hint: 'Attempts are the written reports of one phone number in one scenario.',
  none: 'There is nothing to compare yet.',
  noneHint:
    'That takes two written reports. Request a demo for the same phone number in the same scenario; its report appears here once the conversation is over.',
  request: 'Request a demo',
  newestOnly: (all: number) =>
    `Of ${all.toLocaleString()} attempts, the newest ${mostReportAttempts} and the first one can be chosen.`,
  left: 'Attempt on the left',
  right: 'Attempt on the right',
  attempt: (number: number) => `Attempt ${number}`,
  /** Short: a phone cuts off what does not fit. */
  choice: (number: number, when: string, isThis: boolean) => `${number}. ${when}${isThis ? ', this one' : ''}`,
  table: 'Two attempts side by side',
  about: (name: string, scenario: string) => `${name} · ${scenario}`,
  columns: { what: 'What', change: 'Change' },
  unreadable: (number: number) => `The report of attempt ${number} cannot be compared: its content is not readable.`,
  nothing: 'The two reports have nothing that can be compared.',
} as const

export const attemptRowTexts = {
  groups: { goals: 'Goals', measures: 'How the person talked', topics: 'Topics', nextSteps: 'Next steps' },
  goalsMet: 'Goals met',
  goalsOf: (met: number, judged: number) => `${met.toLocaleString()} of ${judged.toLocaleString()}`,
  verdicts: { met: 'Met', notMet: 'Not met', unknown: 'No verdict' },
  nowMet: 'Now met',
  noLongerMet: 'No longer met',
  same: 'No change',
  absent: '(not in this report)',
  talkShare: 'Share of talk',
  questions: 'Questions',
  openQuestions: 'Open questions',
  longestTurn: 'Longest turn',
  pace: 'Pace',
  pauses: 'Pauses over 3 seconds',
  fillers: 'Filler words',
  sentiment: 'Average sentiment',
  promised: 'Action items',
  percent: '%',
  points: ' points',
  seconds: ' s',
  wordsPerMinute: ' words per minute',
  of100: ' of 100',
} as const

export const latestTexts = { all: 'All reports' } as const

export const reportFigureTexts = {
  none: 'No report yet for the requests of this period.',
  label: 'Reports of the requests',
  reported: 'Written',
  read: 'Read',
  byDay: 'Reports by day of the request',
} as const

export const rawTexts = {
  title: 'Report Content',
  copy: 'Copy',
  copied: 'Copied to the clipboard.',
  copyFailed: 'Your browser blocked copying the text.',
} as const

export const combinedTexts = {
  title: 'Combined Reports',
  choose: 'Conversations to combine',
  columns: {
    select: 'Select',
    participants: 'Participants',
    phones: 'Phone Numbers',
    scenario: 'Scenario',
    date: 'Date',
    actions: 'Actions',
  },
  recipient: 'Recipient',
  manager: 'Manager',
  recipientPhone: 'R:',
  managerPhone: 'M:',
  preview: 'Preview',
  selectAll: 'Select All',
  deselectAll: 'Deselect All',
  selected: (count: number, total: string) => `${count.toLocaleString()} of ${total} selected`,
  select: (who: string, when: string) => `Select ${who}, ${when}`,
  noConversationsHint: 'Conversations appear here as soon as they end.',
} as const

export const promptTexts = {
  label: 'Prompt',
  hint: 'Headings in the prompt become the sections of the report.',
  reset: 'Reset to Default',
  generate: 'Generate Combined Report',
  generating: 'Generating...',
  shortCode: 'Short code:',
  preparing: 'Your combined report is being prepared. Its short code will open it.',
} as const

export const generatedTexts = {
  title: 'Generated Reports',
  columns: {
    id: 'Report ID',
    generated: 'Generated',
    conversations: 'Conversations',
    prompt: 'Prompt Preview',
    view: 'View',
  },
  view: 'View',
  sources: 'Sources',
  unnamed: '(unknown)',
  preparing: 'Preparing...',
  failed: 'Failed',
  none: 'No combined reports yet.',
  noneHint: 'Select conversations above and generate one.',
  refresh: 'Refresh',
  exportLabel: 'Export CSV of the generated reports',
  export: 'Export CSV',
  listFailed: 'Failed to fetch combined reports',
} as const

export const sourcesTexts = {
  title: 'Combined report with sources',
  back: 'Back to combined reports',
  hint: 'Only admins see the links to the turns. Readers get the same text without them.',
  conversations: 'Conversations',
  turn: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, name: string) => `Turn ${turn} of the conversation with ${name}`,
} as const

export const transcriptDialogTexts = {
  title: 'Transcript',
  about: (scenario: string | null, when: string) => [scenario, when].filter(Boolean).join(' · '),
  agent: 'Clarity',
  user: 'User',
} as const

export const viewTexts = {
  title: 'Report Views',
  rest: 'Show more',
  columns: {
    id: 'View ID',
    report: 'Report ID',
    at: 'Viewed At',
    place: 'Geo Location',
    email: 'Email',
    hasError: 'Has Error',
    message: 'Error Message',
    verified: 'Verified',
  },
  yes: 'Yes',
  no: 'No',
  null: '(null)',
  unknownVerified: '(unknown)',
  noneHint: 'Every attempt to open a report is logged here.',
} as const

/** Views added up by report and by reader. */
export const readerTexts = {
  label: 'Views added up',
  logOnly: 'Log only',
  byReport: 'By report',
  byReader: 'By reader',
  columns: {
    report: 'Report ID',
    recipient: 'Recipient',
    people: 'People',
    views: 'Views',
    first: 'First Viewed',
    last: 'Last Viewed',
    places: 'From',
    apart: 'Not Readers',
    email: 'Email',
    reports: 'Reports',
    actions: 'Actions',
  },
  combined: 'Combined report',
  never: 'Not yet',
  apart: (admins: number, previews: number, scanners: number) =>
    [
      admins > 0 && `${admins.toLocaleString()} by admins`,
      previews > 0 && `${previews.toLocaleString()} link ${previews === 1 ? 'preview' : 'previews'}`,
      scanners > 0 && `${scanners.toLocaleString()} by scanners`,
    ]
      .filter(Boolean)
      .join(', '),
  readers: 'Readers',
  readersOf: 'Readers of this report',
  latestOnly: (count: number) => `These are the latest ${count.toLocaleString()} readers.`,
  inLog: 'Show in log',
  none: 'No report has been opened yet.',
  failed: 'Failed to fetch report views',
} as const

/** The panel of the report on the page of a demo request. */
export const requestReportTexts = {
  none: 'There is no report yet. It is written when the conversation is over.',
  erased: 'The report was erased.',
  states: { written: 'Written', preparing: 'Being written', failed: 'Failed' },
  open: 'Open',
  versions: 'Versions',
  version: (number: number, cause: string) => `Version ${number}, ${cause}:`,
  causes: { written: 'written', 're-run': 'written again', restored: 'restored' },
  current: '(current)',
  compare: 'Compare versions',
  readers: 'Readers',
  noReaders: 'No one has opened it yet.',
  views: (count: number) => (count === 1 ? 'opened once' : `opened ${count.toLocaleString()} times`),
  errors: (count: number) => (count === 1 ? '1 error' : `${count.toLocaleString()} errors`),
  last: 'last',
  admin: 'An admin',
  unknownReader: 'Before an email was given',
} as const
