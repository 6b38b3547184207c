import { expect, it } from 'vitest'
import type { FinishedConversation } from '../../providers/voice/voice-event.js'
import { joinParts } from './join-parts.js'

const part = (id: string, startedAt: string, times: number[], durationSecs: number): FinishedConversation => ({
  provider: 'elevenlabs',
  providerConversationId: id,
  demoRequestId: 'request',
  startedAt,
  durationSecs,
  transcript: times.map((secs) => ({
    role: 'user',
    message: `${id} at ${secs}`,
    time_in_call_secs: secs,
    tool_calls: [],
    duration: null,
  })),
})
const first = part('first', '2026-01-01T10:00:00.000Z', [0, 20], 30)

it('is the conversation itself if there is only one part', () => {
  expect(joinParts(first)).toEqual(first)
})

it('counts the time talked, without the breaks', () => {
  const whole = joinParts(
    first,
    part('second', '2026-01-01T10:05:00.000Z', [0, 5], 10),
    part('third', '2026-01-01T10:06:00.000Z', [1], 4),
  )
  expect(whole).toMatchObject({ providerConversationId: 'first', startedAt: first.startedAt, durationSecs: 44 })
  expect(whole.transcript.map(({ message, time_in_call_secs: secs }) => [message, secs])).toEqual([
    ['first at 0', 0],
    ['first at 20', 20],
    ['second at 0', 30],
    ['second at 5', 35],
    ['third at 1', 41],
  ])
})
