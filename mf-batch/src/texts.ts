import type { RowField, RowStatus } from './features/batch/rows/row'

/** The page's texts, except those of the contracts. */
export const texts = {
  title: 'Batch Demo Requests',
  hiddenScenario: 'Hidden',
  loadingScenarios: 'Loading scenarios',
  scenario: 'Scenario',
  reloadScenarios: 'Reload scenarios',
  searchScenarios: 'Search scenarios',
  scenariosFound: (shown: number, found: number) =>
    shown < found
      ? `${shown.toLocaleString()} of ${found.toLocaleString()} scenarios. Search for the others.`
      : `${found.toLocaleString()} ${found === 1 ? 'scenario' : 'scenarios'}`,
  downloadTemplate: 'Download Template',
  importCsv: 'Import CSV',
  addRow: 'Add Row',
  resetAll: 'Reset All',
  dropHere: 'Drop a CSV file anywhere on this page.',
  recommendedRows: 'Maximum 50 rows recommended',
  undo: 'Undo',
  cleared: 'All rows were cleared.',
  rowsBeforeImport: 'You can restore the rows from before the last import.',
  close: 'Close',
  lettersRead: {
    'windows-1252': 'The file does not state its character encoding. It was read as Western European.',
    'windows-1250': 'The file does not state its character encoding. It was read as Central European.',
  },
  readLettersAs: {
    'windows-1252': 'Read it as Western European',
    'windows-1250': 'Read it as Central European',
  },
  moreErrors: (count: number) => `… and ${count.toLocaleString()} more`,
  keys: 'Enter and the arrow keys move between rows, Tab between fields. Paste cells from a spreadsheet into any field.',
  row: (number: number) => `Row ${number}`,
  role: 'Role',
  roles: { recipient: 'Self Demo', manager: 'Manager → Recipient' },
  submit: 'Submit',
  retry: 'Retry',
  remove: (number: number) => `Remove row ${number}`,
  shortCode: 'Short code',
  sendAgain: 'Click Retry to send another request with the same details.',
  howFar: 'View status',
  sendThese: (requests: number) => `Send ${requests === 1 ? 'this request' : `these ${requests} requests`}?`,
  sendAnyway: 'Send anyway',
  warning: (row: number, sentence: string) => `Row ${row}: ${sentence}`,
  notChecked:
    'The rows could not be checked for international numbers, duplicate numbers and people who have opted out.',
  submitPending: (rows: number) => `Submit ${rows} Pending Request${rows === 1 ? '' : 's'}`,
  processing: (current: number, total: number) => `Processing request ${current} of ${total}...`,
  stop: 'Stop',
  stopping: 'Stopping after this request...',
  tally: (created: number, failed: number) => `${created} created, ${failed} failed`,
  nextFailed: 'Go to the next failed row',
  loadingPhones: 'Loading phone fields',
  phonesFailed: 'The phone fields could not be loaded. Please check your connection.',
} as const

export const statusTexts: Record<RowStatus, string> = {
  pending: 'Pending',
  submitting: 'Submitting',
  retrying: 'Retrying',
  success: 'Success',
  error: 'Error',
}

const recipient = { recipientName: 'Recipient Name', recipientPhone: 'Recipient Phone' }

export const fieldTexts: Record<'recipient' | 'manager', Record<RowField, string>> = {
  recipient: { managerName: '', managerPhone: '', recipientName: 'Your Name', recipientPhone: 'Your Phone' },
  manager: { managerName: 'Manager Name', managerPhone: 'Manager Phone', ...recipient },
}
