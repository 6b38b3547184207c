import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { expect, it } from 'vitest'
import { talkShares, talkTimes, turnAt } from './talk-times'

const turn = (
  role: TranscriptEntry['role'],
  time_in_call_secs: number,
  duration: number | null,
  message = 'one two three four five',
): TranscriptEntry => ({ role, message, time_in_call_secs, tool_calls: [], duration })

it('estimates the length of a turn by its words, at most until the next one', () => {
  const times = talkTimes([turn('agent', 0, null), turn('user', 1, null), turn('agent', 60, 4)])
  expect(times.ends).toEqual([1, 3, 64])
  expect(times.end).toBe(64)
})

it('counts shares by words, also of what was typed in no time', () => {
  const turns = [turn('agent', 0, 12, 'one two three'), turn('user', 12, 0, 'four – five, six'), turn('agent', 12, 3)]
  expect(talkShares(turns, talkTimes(turns))).toEqual({
    agent: { secs: 15, percent: 73 },
    user: { secs: 0, percent: 27 },
  })
})

it('keeps overlapping turns as they were, and finds the last one that has begun', () => {
  const times = talkTimes([turn('agent', 0, 10), turn('user', 4, 3), turn('agent', 10, 2)])
  expect([0, 3.9, 4, 9, 11, 99].map((secs) => turnAt(times, secs))).toEqual([0, 0, 1, 1, 2, 2])
  expect(
    talkShares([turn('agent', 0, 10), turn('user', 4, 3)], talkTimes([turn('agent', 0, 10), turn('user', 4, 3)])),
  ).toEqual({
    agent: { secs: 10, percent: 50 },
    user: { secs: 3, percent: 50 },
  })
})

it('survives times that cannot be', () => {
  const times = talkTimes([turn('agent', -3, -1), turn('user', 2, null, '')])
  expect(times).toEqual({ starts: [0, 2], ends: [0, 2], end: 2, isTimed: true })
  expect(turnAt(times, -1)).toBe(0)
})
