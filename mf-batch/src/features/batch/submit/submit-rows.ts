import { batchPauseMs, batchRetryMs, batchTexts } from '@clarity/contracts/batch'
import type { RequestDemo, RequestedDemo } from '@clarity/contracts/demo-request'
import { findFaults } from '../rows/find-faults'
import { isSubmittable, type BatchRow, type RowFaults } from '../rows/row'
import type { RowEvent } from '../rows/row-state'
import { failureSentence, toRequestDemo } from './demo-request'
import type { SheetStore } from './sheet-store'

/** What submitting needs from around it. */
export interface Submission {
  readonly store: SheetStore
  readonly scenarioId: string
  isPhone(this: void, phone: string): boolean
  /** Whether the chosen ones of all rows are to be sent, once they have been checked. */
  confirm(
    this: void,
    all: readonly BatchRow[],
    chosen: readonly string[],
    isPhone: Submission['isPhone'],
  ): Promise<boolean>
  /** Rejects with a call error. */
  send(this: void, body: RequestDemo): Promise<RequestedDemo>
  /** Aborted when the page is left: nothing more is sent then. */
  readonly leaving: AbortSignal
}

/** Sends one row now, or says at its fields why not. */
export async function submitRow(submission: Submission, id: string): Promise<void> {
  const row = find(submission, id)
  if (!row || !isSubmittable(row) || !isFaultless(submission, row)) return
  tell(submission, id, { type: 'submitted' })
  await send(submission, row)
}

/** Sends a row that succeeded or failed once more, after a moment. */
export async function retryRow(submission: Submission, id: string): Promise<void> {
  const before = find(submission, id)
  tell(submission, id, { type: 'retried' })
  if (find(submission, id) === before) return
  await pause(batchRetryMs, submission.leaving)
  const row = find(submission, id)
  if (row && !submission.leaving.aborted && isFaultless(submission, row)) await send(submission, row)
}

/** Sends what can be sent, one after the other. Answers with the sentence that says why nothing could be. */
export async function submitAll(submission: Submission): Promise<string | null> {
  const { store, leaving } = submission
  if (store.read().progress) return null
  const rows = store.read().rows.filter(isSubmittable)
  const faults = new Map<string, RowFaults>()
  for (const row of rows) {
    const found = findFaults(row, submission.isPhone)
    if (found) faults.set(row.id, found)
  }
  if (faults.size > 0) store.dispatch({ type: 'foundFaulty', faults })
  const ids = rows.map(({ id }) => id).filter((id) => !faults.has(id))
  if (ids.length === 0) return batchTexts.noPendingRows
  const isConfirmed = await submission.confirm(store.read().rows, ids, submission.isPhone)
  if (!isConfirmed || leaving.aborted || store.read().progress) return null

  store.dispatch({ type: 'batchStarted', total: ids.length })
  for (const [index, id] of ids.entries()) {
    if (index > 0) await pause(batchPauseMs, leaving)
    if (leaving.aborted || store.read().progress?.isStopping) break
    store.dispatch({ type: 'batchAdvanced', current: index + 1 })
    await submitRow(submission, id)
  }
  store.dispatch({ type: 'batchEnded' })
  return null
}

async function send(submission: Submission, row: BatchRow): Promise<void> {
  try {
    const { requestId, shortCode } = await submission.send(toRequestDemo(row, submission.scenarioId))
    tell(submission, row.id, { type: 'succeeded', requestId, shortCode })
  } catch (error) {
    tell(submission, row.id, { type: 'failed', errorMessage: failureSentence(error) })
  }
}

function isFaultless(submission: Submission, row: BatchRow): boolean {
  const faults = findFaults(row, submission.isPhone)
  if (faults) tell(submission, row.id, { type: 'foundFaulty', faults })
  return faults === null
}

const find = ({ store }: Submission, id: string) => store.read().rows.find((row) => row.id === id)
const tell = ({ store }: Submission, id: string, event: RowEvent) => store.dispatch({ type: 'row', id, event })

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
