import type { RequestDemo, RequestedDemo } from '@clarity/contracts/demo-request'
import type { CallError } from '@clarity/admin-kit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noContent, type RowContent } from '../rows/row'
import { sheetActions } from '../rows/sheet-slice'
import { createSheetStore } from './sheet-store'
import { retryRow, submitAll, submitRow, type Submission } from './submit-rows'

const ana: RowContent = { role: 'recipient', ...noContent, recipientName: 'Ana', recipientPhone: '+12015550123' }
const dana: RowContent = { ...ana, role: 'manager', managerName: 'Dana', managerPhone: '+12015550124' }
const nobody: RowContent = { role: 'recipient', ...noContent }

interface Sending {
  readonly at: number
  readonly body: RequestDemo
  answer(this: void, demo: RequestedDemo): void
  refuse(this: void, error: Partial<CallError>): void
}

let sendings: Sending[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  sendings = []
})

/** A page with these rows, whose requests wait for an answer. */
function submissionOf(...contents: RowContent[]) {
  const store = createSheetStore()
  store.dispatch(sheetActions.imported(contents))
  const leaving = new AbortController()
  const submission: Submission = {
    store,
    scenarioId: 's1',
    isPhone: (phone) => phone.length === 12,
    leaving: leaving.signal,
    confirm: () => Promise.resolve(true),
    send(body) {
      return new Promise((answer, refuse) => sendings.push({ at: Date.now(), body, answer, refuse }))
    },
  }
  const ids = store.getState().rows.map(({ id }) => id)
  const statuses = () => store.getState().rows.map(({ status }) => status)
  return { submission, store, ids, statuses, leave: () => leaving.abort() }
}

const demo = { requestId: 'r1', shortCode: 'Ab3dE' }
const refusal = { kind: 'refused', status: 409, statusText: '', sentence: 'No.' } as const
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

async function answerEach(...answers: ((sending: Sending) => void)[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    answer(sendings[index]!)
    await pass(500)
  }
}

describe('one row', () => {
  test('is sent at once; a self demo with its recipient as manager', async () => {
    const { submission, ids, statuses, store } = submissionOf(ana)
    const submitted = submitRow(submission, ids[0]!)
    expect(statuses()).toEqual(['submitting'])
    sendings[0]!.answer(demo)
    await submitted
    expect(sendings[0]!.body).toEqual({ ...ana, scenarioId: 's1', managerName: 'Ana', managerPhone: '+12015550123' })
    expect(store.getState().rows[0]).toMatchObject({ status: 'success', ...demo })
  })

  test('for a manager names both people', () => {
    const { submission, ids } = submissionOf(dana)
    void submitRow(submission, ids[0]!)
    expect(sendings[0]!.body).toEqual({ ...dana, scenarioId: 's1' })
  })

  test('with validation errors is not sent', async () => {
    const { submission, ids, store } = submissionOf(nobody)
    await submitRow(submission, ids[0]!)
    expect(sendings).toEqual([])
    expect(store.getState().rows[0]).toMatchObject({
      status: 'error',
      validationErrors: { recipientName: 'Name is required' },
    })
  })

  test('is not sent twice', () => {
    const { submission, ids } = submissionOf(ana)
    void submitRow(submission, ids[0]!)
    void submitRow(submission, ids[0]!)
    expect(sendings).toHaveLength(1)
  })

  test.each([
    [refusal, 'No.'],
    [{ ...refusal, sentence: null }, 'API request failed with status 409'],
    [{ ...refusal, kind: 'unreachable', status: 0, sentence: null }, 'Failed to create demo request'],
    [{ ...refusal, kind: 'unreadable', status: 201, sentence: null }, 'Failed to create demo request'],
  ] as const)('that failed says why: %o', async (error, sentence) => {
    const { submission, ids, store } = submissionOf(ana)
    const submitted = submitRow(submission, ids[0]!)
    sendings[0]!.refuse(error)
    await submitted
    expect(store.getState().rows[0]).toMatchObject({ status: 'error', errorMessage: sentence })
  })
})

describe('a retry', () => {
  async function succeeded() {
    const page = submissionOf(ana)
    const submitted = submitRow(page.submission, page.ids[0]!)
    sendings[0]!.answer(demo)
    await submitted
    return { ...page, retry: () => retryRow(page.submission, page.ids[0]!) }
  }

  test('waits a second and sends the same request again', async () => {
    const { retry, statuses } = await succeeded()
    const retried = retry()
    expect(statuses()).toEqual(['retrying'])
    await pass(999)
    expect(sendings).toHaveLength(1)
    await pass(1)
    expect(sendings[1]!.body).toEqual(sendings[0]!.body)
    expect(statuses()).toEqual(['retrying'])
    sendings[1]!.answer(demo)
    await retried
    expect(statuses()).toEqual(['success'])
  })

  test('validates the row again', async () => {
    const { retry, store, ids, statuses } = await succeeded()
    store.dispatch(sheetActions.rowChanged({ id: ids[0]!, event: { type: 'edited', values: { recipientName: '' } } }))
    void retry()
    await pass(1000)
    expect(sendings).toHaveLength(1)
    expect(statuses()).toEqual(['error'])
  })

  test('of a row that is being retried sends it once', async () => {
    const { retry } = await succeeded()
    void retry()
    void retry()
    await pass(1000)
    expect(sendings).toHaveLength(2)
  })

  test('of a row that was never sent does nothing', async () => {
    const { submission, ids, statuses } = submissionOf(ana)
    await retryRow(submission, ids[0]!)
    expect(statuses()).toEqual(['pending'])
  })

  test('ends when the page is left', async () => {
    const { retry, leave } = await succeeded()
    const retried = retry()
    leave()
    await retried
    expect(sendings).toHaveLength(1)
  })
})

describe('submit-all', () => {
  test('sends one after the other, half a second apart', async () => {
    const { submission, statuses, store } = submissionOf(ana, dana)
    const submitted = submitAll(submission)
    await pass()
    expect(statuses()).toEqual(['submitting', 'pending'])
    expect(store.getState().progress).toMatchObject({ current: 1, total: 2 })
    await pass(2000)
    sendings[0]!.answer(demo)
    await pass(499)
    expect(sendings).toHaveLength(1)
    await pass(1)
    expect(sendings.map(({ at }) => at)).toEqual([0, 2500])
    expect(store.getState().progress).toMatchObject({ current: 2, total: 2 })
    sendings[1]!.answer(demo)
    expect(await submitted).toBeNull()
    expect(statuses()).toEqual(['success', 'success'])
    expect(store.getState().progress).toBeNull()
  })

  test('started twice runs once', async () => {
    const { submission } = submissionOf(ana, dana)
    void submitAll(submission)
    void submitAll(submission)
    await pass()
    await answerEach(
      ({ answer }) => answer(demo),
      ({ answer }) => answer(demo),
    )
    expect(sendings).toHaveLength(2)
  })

  test('marks invalid rows, skips rows that succeeded or are in progress, and retries failed ones', async () => {
    const { submission, statuses, ids } = submissionOf(ana, dana, nobody, ana, dana)
    const [first, second, , , last] = ids
    void submitRow(submission, first!)
    void submitRow(submission, second!)
    void submitRow(submission, last!)
    sendings[0]!.answer(demo)
    sendings[1]!.refuse(refusal)
    await pass()
    expect(statuses()).toEqual(['success', 'error', 'pending', 'pending', 'submitting'])
    const submitted = submitAll(submission)
    await pass()
    expect(submission.store.getState().progress).toMatchObject({ total: 2 })
    sendings[3]!.answer(demo)
    await pass(500)
    sendings[4]!.answer(demo)
    await submitted
    expect(statuses()).toEqual(['success', 'success', 'error', 'success', 'submitting'])
  })

  test('continues after a failure', async () => {
    const { submission, statuses } = submissionOf(ana, dana)
    const submitted = submitAll(submission)
    await pass()
    await answerEach(
      ({ refuse }) => refuse(refusal),
      ({ answer }) => answer(demo),
    )
    await submitted
    expect(statuses()).toEqual(['error', 'success'])
  })

  test('says when nothing can be sent', async () => {
    const sentence = 'No pending rows to submit. Please fix validation errors or add new rows.'
    const { submission, statuses } = submissionOf(nobody)
    expect(await submitAll(submission)).toBe(sentence)
    expect(statuses()).toEqual(['error'])
    const done = submissionOf(ana)
    const submitted = submitAll(done.submission)
    await pass()
    sendings[0]!.answer(demo)
    await submitted
    expect(await submitAll(done.submission)).toBe(sentence)
  })

  test('can be stopped: the row that is being sent ends, the others stay pending', async () => {
    const { submission, statuses, store } = submissionOf(ana, dana)
    const submitted = submitAll(submission)
    await pass()
    store.dispatch(sheetActions.batchStopping())
    await answerEach(({ answer }) => answer(demo))
    await submitted
    expect(statuses()).toEqual(['success', 'pending'])
    expect(store.getState().progress).toBeNull()
  })

  test('sends nothing more when the page is left', async () => {
    const { submission, leave } = submissionOf(ana, dana)
    void submitAll(submission)
    await pass()
    sendings[0]!.answer(demo)
    await pass()
    leave()
    await pass(5000)
    expect(sendings).toHaveLength(1)
  })
})
