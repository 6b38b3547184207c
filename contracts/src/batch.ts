/** Recommended maximum rows of one batch, not enforced (docs/behaviour.md#batches). */
export const batchRecommendedRows = 50

/** Pause between two submissions of a batch. */
export const batchPauseMs = 500

/** Wait before a retry runs. */
export const batchRetryMs = 1000

/** Minimum length of a phone number in a CSV file, including the plus. */
export const csvPhoneMinLength = 10

export const csvColumns = ['role', 'managerName', 'managerPhone', 'recipientName', 'recipientPhone'] as const
export const csvTemplateFileName = 'batch_demo_template.csv'

export const batchTexts = {
  noPendingRows: 'No pending rows to submit. Please fix validation errors or add new rows.',
  notCsv: 'Please select a CSV file',
  emptyFile: 'CSV file appears to be empty',
  noRows: 'No valid rows found in CSV',
  unreadable: 'Failed to parse CSV file. Please check the format.',
  importErrors: 'Import errors',
} as const

export const missingColumnsSentence = (columns: readonly string[]) => `Missing required columns: ${columns.join(', ')}`
export const insufficientColumnsSentence = (row: number) => `Row ${row}: Insufficient columns`
export const csvRoleSentence = (row: number) => `Row ${row}: Role must be 'manager' or 'recipient'`

/** A phone of a CSV file that is too short, with the data of both people, which helps to find its row. */
export function csvPhoneSentence(
  row: number,
  whose: 'manager' | 'recipient',
  phones: { readonly managerPhone: string; readonly recipientPhone: string },
): string {
  const { managerPhone, recipientPhone } = phones
  const values = `manager: ${managerPhone}, recipient: ${recipientPhone}`
  return `Row ${row}: Valid ${whose} phone is required (minimum 10 digits) (${values})`
}

export const importedRowsSentence = (rows: number) => `Successfully imported ${rows} rows`
