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
  search: 'Search the generated reports',
  noMatch: 'No combined report matches this search.',
  noMatchHint: 'Search for words of its prompt or text, its ID or its short code.',
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
