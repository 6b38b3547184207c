/** Texts of the page of the audit. */
export const texts = {
  title: 'Audit',
  lead: 'Every change, and every reading of a transcript, report, message or export. It holds ids and names of actions, and no personal values.',
  none: 'No audit rows found.',
  noneHint: 'A row is added with each change, and with each reading of what people said.',
  columns: { at: 'When', who: 'Who', action: 'Action', ids: 'IDs', network: 'Network' },
  removed: 'Removed account',
  removedToken: 'Revoked token',
  filters: {
    label: 'Filters',
    who: 'Who',
    whoHint: 'Email, token or ID',
    action: 'Action',
    anyAction: 'Such as report.read',
    id: 'ID',
    idHint: 'Of what was changed or read',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
  },
  check: {
    button: 'Check the chain',
    holds: (rows: number) => `The chain holds: ${rows.toLocaleString()} rows, from the first to the last.`,
    pruned: (rows: number) => `${rows.toLocaleString()} older rows were pruned, with a signed checkpoint.`,
    broken: (position: number) => `The chain breaks at row ${position.toLocaleString()}.`,
    failed: 'The chain could not be checked. Please try again.',
  },
} as const
