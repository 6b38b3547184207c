import type { DemoRequestState } from '@clarity/contracts'
import { minutesAfter } from './seed-calendar.js'
import type { SeedConversation } from './seed-demo.js'

interface Step {
  readonly from: DemoRequestState
  readonly to: DemoRequestState
  readonly cause: string
  readonly at: Date
}

type Stop = readonly [DemoRequestState, string, number]

const invited: Stop = ['invited', 'the invitation was sent', 1]

const ways: Partial<Record<DemoRequestState, readonly Stop[]>> = {
  invited: [invited],
  expired: [invited, ['expired', 'nobody answered in time', 14 * 24 * 60]],
  opted_out: [invited, ['opted_out', 'reply STOP', 9]],
  call_failed: [
    invited,
    ['confirmed', 'reply YES', 9],
    ['calling', 'the phone rings', 10],
    ['call_failed', 'nobody answered the call', 11],
  ],
}

/** The transitions of a request up to its state. The duration of the conversation, if any, shifts the later ones. */
export function seedStates(state: DemoRequestState, createdAt: Date, conversation: SeedConversation | null): Step[] {
  const stops = conversation ? wayToReport(conversation.durationSecs / 60) : ways[state]!
  return stops.map(([to, cause, minutes], at) => ({
    from: stops[at - 1]?.[0] ?? 'requested',
    to,
    cause,
    at: minutesAfter(createdAt, minutes),
  }))
}

const wayToReport = (minutes: number): readonly Stop[] => [
  invited,
  ['in_conversation', 'conversation begun on the page', 12],
  ['completed', 'the conversation is over', 12 + minutes],
  ['reported', 'the report was written', 13 + minutes],
]
