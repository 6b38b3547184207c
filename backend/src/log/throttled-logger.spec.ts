import { Logger } from '@nestjs/common'
import { afterEach, expect, it, vi } from 'vitest'
import { ThrottledLogger } from './throttled-logger.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says each thing once a minute at most', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const said: unknown[] = []
  vi.spyOn(Logger.prototype, 'warn').mockImplementation((sentence: unknown) => void said.push(sentence))
  const logger = new ThrottledLogger(new Logger())
  for (let n = 0; n < 1000; n += 1) logger.warn('the account is refused')
  logger.warn('the country is off')
  vi.advanceTimersByTime(59_999)
  logger.warn('the account is refused')
  expect(said).toEqual(['the account is refused', 'the country is off'])
  vi.advanceTimersByTime(1)
  logger.warn('the account is refused')
  expect(said).toHaveLength(3)
})
