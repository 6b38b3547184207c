import * as v from 'valibot'
import { StoredPhone } from './phone.js'
import { Id, Moment, RequiredText } from './text.js'

/** One message that the outbox holds, in either direction, oldest first. */
export const SimulatorMessage = v.object({
  id: Id,
  direction: v.picklist(['outbound', 'inbound']),
  phone: v.string(),
  body: v.string(),
  at: Moment,
})
export type SimulatorMessage = v.InferOutput<typeof SimulatorMessage>

/** Query of GET /api/simulator/messages; without a phone every message comes. */
export const ListSimulatorMessages = v.object({ phone: v.optional(StoredPhone) })

/** Body of POST /api/simulator/messages: what the person at `from` replies. */
export const SendSimulatorMessage = v.object({
  from: StoredPhone,
  body: RequiredText(1600),
})
export type SendSimulatorMessage = v.InferOutput<typeof SendSimulatorMessage>

/** A call that a simulated phone has got; rings until it is answered, declined or left. */
export const SimulatorCall = v.object({
  id: Id,
  phone: v.string(),
  demoRequestId: Id,
  state: v.picklist(['ringing', 'answered', 'ended', 'declined', 'missed']),
  at: Moment,
})
export type SimulatorCall = v.InferOutput<typeof SimulatorCall>

/** Query of GET /api/simulator/calls, newest first; without a phone every call of the last day comes. */
export const ListSimulatorCalls = v.object({ phone: v.optional(StoredPhone) })

/** A phone rings this long (docs/behaviour.md#demo-requests; the provider's ringing_timeout_secs). */
export const ringingSecs = 30

/** After a YES a person expects the call for this long; a later one is not placed. */
export const callPromiseSecs = 10 * 60

export const simulatorTexts = {
  unknownCall: 'There is no such call.',
  notRinging: 'This call is no longer ringing.',
  notUnderWay: 'This call is not in progress.',
} as const
