import { expect, it } from 'vitest'
import { RepeatedErrors } from './repeated-errors.js'

const slow = (queue: string) =>
  new Error(`timeout exceeded when trying to connect (Queue: ${queue}, Worker: ${queue}1)`)

it('tells one cause of all queues once a minute', () => {
  const errors = new RepeatedErrors()
  const told = (error: Error, now: number) => errors.isNew(error, now)
  expect([told(slow('send-sms'), 0), told(slow('place-call'), 1), told(slow('send-sms'), 59_999)]).toEqual([
    true,
    false,
    false,
  ])
  expect(told(slow('place-call'), 60_000)).toBe(true)
})

it('tells another cause at once', () => {
  const errors = new RepeatedErrors()
  expect(errors.isNew(slow('send-sms'), 0)).toBe(true)
  expect(errors.isNew(new Error('relation "pgboss.job" does not exist (Queue: send-sms, Worker: a)'), 1)).toBe(true)
  expect(errors.isNew(new Error('Connection terminated unexpectedly'), 1)).toBe(true)
})
