import { Logger } from '@nestjs/common'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThrottledLogger } from '../log/throttled-logger.js'
import { causeOf } from './queue-error.js'

const slow = (queue: string) =>
  new Error(`timeout exceeded when trying to connect (Queue: ${queue}, Worker: ${queue}1)`)

let said: unknown[]
let say: (error: Error) => boolean

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  said = []
  vi.spyOn(Logger.prototype, 'error').mockImplementation((error: unknown) => void said.push(error))
  const logger = new ThrottledLogger(new Logger())
  say = (error) => {
    logger.error(error, causeOf(error))
    return said.at(-1) === error
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is logged once a minute for one cause of all queues', () => {
  expect([say(slow('send-sms')), say(slow('place-call'))]).toEqual([true, false])
  vi.advanceTimersByTime(59_999)
  expect(say(slow('send-sms'))).toBe(false)
  vi.advanceTimersByTime(1)
  expect(say(slow('place-call'))).toBe(true)
})

it('is logged at once for another cause', () => {
  expect(say(slow('send-sms'))).toBe(true)
  expect(say(new Error('relation "pgboss.job" does not exist (Queue: send-sms, Worker: a)'))).toBe(true)
  expect(say(new Error('Connection terminated unexpectedly'))).toBe(true)
})
