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
  reRun: 'Re-run',
  reRunning: 'Re-running...',
  written: 'The report was regenerated. No one was notified.',
  preparing: 'The report is still being prepared. It will update automatically.',
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
  selected: (count: number, total: number) => `${count.toLocaleString()} of ${total.toLocaleString()} selected`,
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
  preparing: 'Preparing...',
  failed: 'Failed',
  none: 'No combined reports yet.',
  noneHint: 'Select conversations above and generate one.',
  refresh: 'Refresh',
  exportLabel: 'Export CSV of the generated reports',
  export: 'Export CSV',
  listFailed: 'Failed to fetch combined reports',
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
  },
  yes: 'Yes',
  no: 'No',
  null: '(null)',
  noneHint: 'Every attempt to open a report is logged here.',
} as const
