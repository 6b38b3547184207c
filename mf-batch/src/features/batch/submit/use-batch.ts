import { demoRequestTexts } from '@clarity/contracts/demo-request'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBatchRequestDemoMutation, useLazyBatchSessionQuery } from '../../../batch.api'
import type { Sheet } from '../rows/sheet'
import type { SheetAction } from '../rows/sheet-slice'
import { useStoredBatch, type StoredBatchState } from '../stored/use-stored-batch'
import { createSheetStore } from './sheet-store'
import { useBatchCheck, type BatchQuestion } from './use-batch-check'
import { heldBack, retryRow, submitAll, submitRow, type Submission } from './submit-rows'

/** The handlers of a row's buttons; a stable object, so rows are not rendered again. */
export interface RowActions {
  dispatch(this: void, action: SheetAction): void
  submit(this: void, id: string): void
  retry(this: void, id: string): void
}

export interface Batch {
  readonly sheet: Sheet
  /** Returns the current sheet, for tasks that take longer than a render. */
  read(this: void): Sheet
  readonly actions: RowActions
  /** Why nothing was submitted; null after the next action. */
  readonly notice: string | null
  /** The question to the user before the batch is sent. */
  readonly question: BatchQuestion | null
  readonly isChecking: boolean
  submitAll(this: void): void
  /** The batch on the server. */
  readonly stored: StoredBatchState
}

/** The page's data that submitting needs. */
export interface BatchContext {
  readonly scenarioId: string | undefined
  /** Undefined until the phone code has loaded. */
  readonly isPhone: ((this: void, phone: string) => boolean) | undefined
  /** Selects a scenario. */
  choose(this: void, scenarioId: string): void
  /** While the page asks whether to be left. */
  readonly isLeaving: boolean
}

const ofNoInterest = { selectFromResult: () => ({}) }

/** The page's sheet, and submitting, which ends when the page is left. */
export function useBatch(context: BatchContext): Batch {
  const [askForDemo] = useBatchRequestDemoMutation(ofNoInterest)
  const [askForSession] = useLazyBatchSessionQuery(ofNoInterest)
  const { question, isChecking, confirm } = useBatchCheck()
  const [notice, setNotice] = useState<string | null>(null)
  const [work] = useState(() => new BatchWork(setNotice))
  const sheet = useSyncExternalStore(work.store.subscribe, work.store.getState)

  const stored = useStoredBatch(work.store, context)

  useEffect(() => {
    work.context = context
    work.confirm = confirm
    work.send = async (body, key) => {
      // Without a session the call would be a visitor's, with a visitor's limits; this one waits for a new sign-in.
      await askForSession()
      // The server must know the key before it is used: another browser may go on with the batch.
      if (!(await stored.save())) throw heldBack
      return askForDemo({ body, key }).unwrap()
    }
  })
  useEffect(() => work.begin(), [work])

  const { store, submitAll: submit } = work
  return { sheet, read: store.getState, actions: work, notice, question, isChecking, submitAll: submit, stored }
}

class BatchWork implements RowActions {
  readonly store = createSheetStore()
  context: Pick<BatchContext, 'scenarioId' | 'isPhone'> = { scenarioId: undefined, isPhone: undefined }
  confirm: Submission['confirm'] = () => Promise.resolve(false)
  send: Submission['send'] = () => Promise.reject(new Error('The page is not there yet'))
  private leaving = new AbortController()

  constructor(private readonly say: (notice: string | null) => void) {}

  /** Returns the function that ends it. */
  begin(): () => void {
    this.leaving = new AbortController()
    return () => this.leaving.abort()
  }

  readonly dispatch = (action: SheetAction) => {
    this.say(null)
    this.store.dispatch(action)
  }

  readonly submit = (id: string) => this.during((submission) => submitRow(submission, id))
  readonly retry = (id: string) => this.during((submission) => retryRow(submission, id))
  readonly submitAll = () => this.during(async (submission) => this.say(await submitAll(submission)))

  private during(run: (submission: Submission) => Promise<void>): void {
    const { scenarioId, isPhone } = this.context
    this.say(scenarioId ? null : demoRequestTexts.scenarioRequired)
    if (!scenarioId || !isPhone) return
    const send: Submission['send'] = (body, key) => this.send(body, key)
    const { confirm } = this
    void run({ store: this.store, scenarioId, isPhone, confirm, send, leaving: this.leaving.signal })
  }
}
