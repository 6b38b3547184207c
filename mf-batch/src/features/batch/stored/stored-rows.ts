import { batchCellMaxLength, type StoredBatchRow } from '@clarity/contracts/stored-batch'
import { isBusy, type BatchRow } from '../rows/row'

const cell = (text: string) => text.slice(0, batchCellMaxLength)

/** A row as the server keeps it. */
export function toStoredRow(row: BatchRow): StoredBatchRow {
  const { role, status, requestId, shortCode, key } = row
  return {
    id: Number(row.id),
    role,
    status,
    requestId,
    shortCode,
    key,
    managerName: cell(row.managerName),
    managerPhone: cell(row.managerPhone),
    recipientName: cell(row.recipientName),
    recipientPhone: cell(row.recipientPhone),
    errorMessage: row.errorMessage.slice(0, 1_000),
  }
}

/**
 * A row as it goes on. One that was being sent when its page was left is pending; its key is sent again, which has no
 * second effect.
 */
export function fromStoredRow(
  { id, ...row }: StoredBatchRow,
  findErrors: (row: Omit<StoredBatchRow, 'id'>) => BatchRow['validationErrors'] | null,
): BatchRow {
  const isInvalid = row.status === 'error' && row.errorMessage === ''
  const read = { ...row, id: String(id), validationErrors: (isInvalid && findErrors(row)) || {} }
  return isBusy(read) ? { ...read, status: 'pending' } : read
}
