/** Texts that several parts of these pages share; those of the wire are in `@clarity/contracts`. */
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

export const latestTexts = { all: 'All reports' } as const

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
