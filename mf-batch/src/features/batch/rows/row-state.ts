import type { DemoRole } from '@clarity/contracts/demo-request'
import { isBusy, newRow, noContent, type BatchRow, type ValidationErrors, type RowField, type RowStatus } from './row'

export type RowEvent =
  | { readonly type: 'edited'; readonly values: Readonly<Partial<Record<RowField, string>>> }
  | { readonly type: 'roleChosen'; readonly role: DemoRole }
  | { readonly type: 'submitted' }
  | { readonly type: 'retried' }
  | { readonly type: 'keyed'; readonly key: string }
  | { readonly type: 'heldBack' }
  | { readonly type: 'validationFailed'; readonly validationErrors: ValidationErrors }
  | { readonly type: 'succeeded'; readonly requestId: string; readonly shortCode: string }
  | { readonly type: 'failed'; readonly errorMessage: string }

/** The statuses in which an event is allowed (docs/behaviour.md#batches); a new role resets any row. */
const happensTo = {
  // Submit-all includes failed rows.
  submitted: ['pending', 'error'],
  retried: ['success', 'error'],
  // A row is validated before it is submitted, and again when its retry starts.
  validationFailed: ['pending', 'error', 'retrying'],
  keyed: ['submitting', 'retrying'],
  heldBack: ['submitting', 'retrying'],
  succeeded: ['submitting', 'retrying'],
  failed: ['submitting', 'retrying'],
} satisfies Partial<Record<RowEvent['type'], readonly RowStatus[]>>

/** The row after the event; the same object if the event is not allowed in the row's state. */
export function nextRow(row: BatchRow, event: RowEvent): BatchRow {
  switch (event.type) {
    case 'edited':
      return isBusy(row) ? row : edit(row, event.values)
    case 'roleChosen':
      return isBusy(row) || row.role === event.role ? row : newRow(row.id, { role: event.role, ...noContent })
    case 'submitted':
    case 'retried':
    case 'keyed':
    case 'heldBack':
    case 'validationFailed':
    case 'succeeded':
    case 'failed':
      return (happensTo[event.type] as readonly RowStatus[]).includes(row.status) ? { ...row, ...outcome(event) } : row
  }
}

function outcome(event: Exclude<RowEvent, { type: 'edited' | 'roleChosen' }>): Partial<BatchRow> {
  switch (event.type) {
    case 'submitted':
      return { status: 'submitting', errorMessage: '', validationErrors: {} }
    case 'retried':
      return { status: 'retrying', errorMessage: '', validationErrors: {} }
    case 'keyed':
      return { key: event.key }
    case 'heldBack':
      return { status: 'pending' }
    case 'validationFailed':
      return { status: 'error', errorMessage: '', validationErrors: event.validationErrors }
    case 'succeeded':
      return { status: 'success', requestId: event.requestId, shortCode: event.shortCode, key: '' }
    case 'failed':
      return { status: 'error', errorMessage: event.errorMessage, requestId: '', shortCode: '' }
  }
}

/** A validation error is removed when its value changes, and other content is another request. */
function edit(row: BatchRow, values: Readonly<Partial<Record<RowField, string>>>): BatchRow {
  const changed = (Object.keys(values) as RowField[]).filter((field) => values[field] !== row[field])
  if (changed.length === 0) return row
  const validationErrors = Object.fromEntries(
    Object.entries(row.validationErrors).filter(([field]) => !changed.includes(field as RowField)),
  )
  return { ...row, ...values, validationErrors, key: '' }
}
