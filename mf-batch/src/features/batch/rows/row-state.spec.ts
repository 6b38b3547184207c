import { describe, expect, test } from 'vitest'
import { newRow, type BatchRow, type RowStatus } from './row'
import { nextRow, type RowEvent } from './row-state'

const content = {
  role: 'manager',
  managerName: 'Dana',
  managerPhone: '+12015550124',
  recipientName: 'Alex',
  recipientPhone: '+12015550125',
} as const

const row = (status: RowStatus, more: Partial<BatchRow> = {}): BatchRow => ({
  ...newRow('1', content),
  status,
  ...more,
})
const statuses: RowStatus[] = ['pending', 'submitting', 'retrying', 'success', 'error']

const events = {
  submitted: { type: 'submitted' },
  retried: { type: 'retried' },
  validationFailed: { type: 'validationFailed', validationErrors: { managerName: 'Manager name is required' } },
  succeeded: { type: 'succeeded', requestId: 'r1', shortCode: 'Ab3dE' },
  failed: { type: 'failed', errorMessage: 'No.' },
} satisfies Record<string, RowEvent>

/** Every allowed transition. */
const allowed: Record<keyof typeof events, Partial<Record<RowStatus, RowStatus>>> = {
  submitted: { pending: 'submitting', error: 'submitting' },
  retried: { success: 'retrying', error: 'retrying' },
  validationFailed: { pending: 'error', retrying: 'error', error: 'error' },
  succeeded: { submitting: 'success', retrying: 'success' },
  failed: { submitting: 'error', retrying: 'error' },
}

for (const [name, transitions] of Object.entries(allowed))
  describe(name, () => {
    const event = events[name as keyof typeof events]
    for (const status of statuses) {
      const next = transitions[status]
      if (next) test(`${status} becomes ${next}`, () => expect(nextRow(row(status), event).status).toBe(next))
      else
        test(`does nothing to a row that is ${status}`, () => {
          const before = row(status)
          expect(nextRow(before, event)).toBe(before)
        })
    }
  })

describe('what a row keeps', () => {
  test('a success stores the requested demo', () => {
    expect(nextRow(row('submitting'), events.succeeded)).toMatchObject({ requestId: 'r1', shortCode: 'Ab3dE' })
  })

  test('a retry keeps the last code until it ends, and a failure removes it', () => {
    const retrying = nextRow(row('success', { shortCode: 'Ab3dE' }), events.retried)
    expect(retrying.shortCode).toBe('Ab3dE')
    expect(nextRow(retrying, events.failed)).toMatchObject({ shortCode: '', errorMessage: 'No.' })
  })

  test('a new attempt removes the message of the last one', () => {
    const failed = row('error', { errorMessage: 'No.', validationErrors: { managerName: 'Manager name is required' } })
    expect(nextRow(failed, events.submitted)).toMatchObject({ errorMessage: '', validationErrors: {} })
    expect(nextRow(failed, events.retried)).toMatchObject({ errorMessage: '', validationErrors: {} })
  })
})

describe('typing', () => {
  const edit: RowEvent = { type: 'edited', values: { managerName: 'Dan' } }

  test.each(['pending', 'success', 'error'] as const)('changes a row that is %s and not its status', (status) => {
    expect(nextRow(row(status), edit)).toMatchObject({ status, managerName: 'Dan', recipientName: 'Alex' })
  })

  test.each(['submitting', 'retrying'] as const)('does nothing to a row that is %s', (status) => {
    const before = row(status)
    expect(nextRow(before, edit)).toBe(before)
  })

  test('removes the validation error of its field only', () => {
    const validationErrors = { managerName: 'Manager name is required', recipientName: 'Recipient name is required' }
    expect(nextRow(row('error', { validationErrors }), edit).validationErrors).toEqual({
      recipientName: 'Recipient name is required',
    })
  })

  test('of the same value changes nothing', () => {
    const before = row('pending')
    expect(nextRow(before, { type: 'edited', values: { managerName: 'Dana' } })).toBe(before)
  })
})

describe('another role', () => {
  const choose: RowEvent = { type: 'roleChosen', role: 'recipient' }

  test.each(['pending', 'success', 'error'] as const)('clears a row that is %s and makes it pending', (status) => {
    const before = row(status, { shortCode: 'Ab3dE', requestId: 'r1', errorMessage: 'No.' })
    expect(nextRow(before, choose)).toEqual(newRow('1'))
  })

  test.each(['submitting', 'retrying'] as const)('does nothing to a row that is %s', (status) => {
    const before = row(status)
    expect(nextRow(before, choose)).toBe(before)
  })

  test('is not the one that it already has', () => {
    const before = row('error')
    expect(nextRow(before, { type: 'roleChosen', role: 'manager' })).toBe(before)
  })
})
