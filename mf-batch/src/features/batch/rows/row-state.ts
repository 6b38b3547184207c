import type { DemoRole } from '@clarity/contracts/demo-request'
import { isBusy, newRow, noContent, type BatchRow, type RowFaults, type RowField, type RowStatus } from './row'

export type RowEvent =
  | { readonly type: 'edited'; readonly values: Readonly<Partial<Record<RowField, string>>> }
  | { readonly type: 'roleChosen'; readonly role: DemoRole }
  | { readonly type: 'submitted' }
  | { readonly type: 'retried' }
  | { readonly type: 'foundFaulty'; readonly faults: RowFaults }
  | { readonly type: 'succeeded'; readonly requestId: string; readonly shortCode: string }
  | { readonly type: 'failed'; readonly errorMessage: string }

/** Which status may follow which (specification, section 4); a new role starts every row anew. */
const following: Readonly<Record<RowStatus, readonly RowStatus[]>> = {
  pending: ['submitting', 'error'],
  submitting: ['success', 'error'],
  // Its wait and its request count as one.
  retrying: ['success', 'error'],
  success: ['retrying'],
  // Submit-all takes it up again, and may find it at fault again.
  error: ['retrying', 'submitting', 'error'],
}

/** The row after the event; the very same row where the event may not happen to it. */
export function nextRow(row: BatchRow, event: RowEvent): BatchRow {
  switch (event.type) {
    case 'edited':
      return isBusy(row) ? row : edit(row, event.values)
    case 'roleChosen':
      return isBusy(row) || row.role === event.role ? row : newRow(row.id, { role: event.role, ...noContent })
    case 'submitted':
      return become(row, 'submitting', { errorMessage: '', faults: {} })
    case 'retried':
      return become(row, 'retrying', { errorMessage: '', faults: {} })
    case 'foundFaulty':
      return become(row, 'error', { errorMessage: '', faults: event.faults })
    case 'succeeded':
      return become(row, 'success', { requestId: event.requestId, shortCode: event.shortCode })
    case 'failed':
      return become(row, 'error', { errorMessage: event.errorMessage, requestId: '', shortCode: '' })
  }
}

function become(row: BatchRow, status: RowStatus, changes: Partial<BatchRow>): BatchRow {
  return following[row.status].includes(status) ? { ...row, ...changes, status } : row
}

/** A fault goes with the value that it was found in. */
function edit(row: BatchRow, values: Readonly<Partial<Record<RowField, string>>>): BatchRow {
  const changed = (Object.keys(values) as RowField[]).filter((field) => values[field] !== row[field])
  if (changed.length === 0) return row
  const faults = Object.fromEntries(
    Object.entries(row.faults).filter(([field]) => !changed.includes(field as RowField)),
  )
  return { ...row, ...values, faults }
}
