import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { BatchRowEntity } from './batch-row.entity.js'

/** A row with its number on the screen, which counts from 1. */
export type NumberedRow = BatchRowEntity & { readonly number: number }

/** The page's rows with their results. */
export const batchRowColumns: CsvColumns<NumberedRow> = {
  Row: (row) => row.number,
  Role: (row) => row.role,
  'Manager Name': (row) => row.managerName,
  'Manager Phone': (row) => row.managerPhone,
  'Recipient Name': (row) => row.recipientName,
  'Recipient Phone': (row) => row.recipientPhone,
  Status: (row) => row.status,
  Error: (row) => row.errorMessage,
  'Demo Request ID': (row) => row.requestId,
  'Short Code': (row) => row.shortCode,
}
