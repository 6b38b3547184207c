import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Captions } from './captions'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const inSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

it('keeps the time at which a line was typed', () => {
  const captions = new Captions()
  inSeconds(4)
  const { key } = captions.say('Hello?')
  inSeconds(3)
  captions.store('user', 'Hello?', key)
  expect(captions.all.map(({ at }) => at)).toEqual([4])
})

it('never shows a turn as earlier than the one before it', () => {
  const captions = new Captions()
  inSeconds(7)
  const { key } = captions.say('And the price?')
  inSeconds(2)
  captions.store('agent', 'We plan by hand.', 'first')
  captions.store('user', 'And the price?', key)
  expect(captions.all.map(({ message, at }) => [message, at])).toEqual([
    ['We plan by hand.', 9],
    ['And the price?', 9],
  ])
})
