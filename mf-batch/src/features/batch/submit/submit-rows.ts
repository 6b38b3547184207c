import { batchPauseMs, batchRetryMs, batchTexts } from '@clarity/contracts/batch'
import type { RequestDemo, RequestedDemo } from '@clarity/contracts/demo-request'
import { findValidationErrors } from '../rows/find-validation-errors'
import { isSubmittable, type BatchRow, type ValidationErrors } from '../rows/row'
import type { RowEvent } from '../rows/row-state'
import { failureSentence, toRequestDemo } from './demo-request'
import { newKey } from './new-key'
import { sheetActions } from '../rows/sheet-slice'
import type { SheetStore } from './sheet-store'

/** The dependencies of submitting. */
export interface Submission {
  readonly store: SheetStore
  readonly scenarioId: string
  isPhone(this: void, phone: string): boolean
  /** Whether the selected rows shall be sent, after they were checked. */
  confirm(
    this: void,
    all: readonly BatchRow[],
    chosen: readonly string[],
    isPhone: Submission['isPhone'],
  ): Promise<boolean>
  /** Rejects with a call error, or with `heldBack` if nothing was sent. A key is sent once, however often it is given. */
  send(this: void, body: RequestDemo, key: string): Promise<RequestedDemo>
  /** Aborted when the page is left: nothing more is sent then. */
  readonly leaving: AbortSignal
}

/** The row was not sent, because another browser goes on with its batch. */
export const heldBack = new Error('Another browser goes on with this batch')

/** Sends one row now, or shows its validation errors. */
export async function submitRow(submission: Submission, id: string): Promise<void> {
  const row = find(submission, id)
  if (!row || !isSubmittable(row) || !isValid(submission, row)) return
  tell(submission, id, { type: 'submitted' })
  await send(submission, row)
}

/** Sends a row that succeeded or failed again, after a short pause. */
export async function retryRow(submission: Submission, id: string): Promise<void> {
  const before = find(submission, id)
  tell(submission, id, { type: 'retried' })
  if (find(submission, id) === before) return
  await pause(batchRetryMs, submission.leaving)
  const row = find(submission, id)
  if (row && !submission.leaving.aborted && isValid(submission, row)) await send(submission, row)
}

/** Sends all rows that can be sent, one after the other. Returns an error text if there are none. */
export async function submitAll(submission: Submission): Promise<string | null> {
  const { store, leaving } = submission
  if (store.getState().progress) return null
  const rows = store.getState().rows.filter(isSubmittable)
  const validationErrors: Record<string, ValidationErrors> = {}
  for (const row of rows) {
    const found = findValidationErrors(row, submission.isPhone)
    if (found) validationErrors[row.id] = found
  }
  store.dispatch(sheetActions.validationFailed(validationErrors))
  const ids = rows.map(({ id }) => id).filter((id) => !(id in validationErrors))
  if (ids.length === 0) return batchTexts.noPendingRows
  const isConfirmed = await submission.confirm(store.getState().rows, ids, submission.isPhone)
  if (!isConfirmed || leaving.aborted || store.getState().progress) return null

  store.dispatch(sheetActions.batchStarted(ids.length))
  for (const [index, id] of ids.entries()) {
    if (index > 0) await pause(batchPauseMs, leaving)
    if (leaving.aborted || store.getState().progress?.isStopping) break
    store.dispatch(sheetActions.batchAdvanced(index + 1))
    await submitRow(submission, id)
  }
  store.dispatch(sheetActions.batchEnded())
  return null
}

async function send(submission: Submission, row: BatchRow): Promise<void> {
  const key = keyOf(row, submission.scenarioId)
  tell(submission, row.id, { type: 'keyed', key })
  try {
    const { requestId, shortCode } = await submission.send(toRequestDemo(row, submission.scenarioId), key)
    tell(submission, row.id, { type: 'succeeded', requestId, shortCode })
  } catch (error) {
    if (error === heldBack) {
      submission.store.dispatch(sheetActions.batchStopping())
      tell(submission, row.id, { type: 'heldBack' })
    } else tell(submission, row.id, { type: 'failed', errorMessage: failureSentence(error) })
  }
}

/** The same as before, if the outcome of the same request is unknown or was a refusal. */
function keyOf({ key }: BatchRow, scenarioId: string): string {
  return key.startsWith(`${scenarioId}.`) ? key : `${scenarioId}.${newKey()}`
}

function isValid(submission: Submission, row: BatchRow): boolean {
  const validationErrors = findValidationErrors(row, submission.isPhone)
  if (validationErrors) tell(submission, row.id, { type: 'validationFailed', validationErrors })
  return validationErrors === null
}

const find = ({ store }: Submission, id: string) => store.getState().rows.find((row) => row.id === id)
const tell = ({ store }: Submission, id: string, event: RowEvent) =>
  store.dispatch(sheetActions.rowChanged({ id, event }))

/** Ends at once when the page is left. */
function pause(ms: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    leaving.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
