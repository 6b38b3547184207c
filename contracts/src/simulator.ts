import * as v from 'valibot'
import { StoredPhone } from './phone.js'
import { Id, Moment, RequiredText } from './text.js'

/** One message of the outbox, in either direction, oldest first. */
export const SimulatorMessage = v.object({
  id: Id,
  direction: v.picklist(['outbound', 'inbound']),
  phone: v.string(),
  body: v.string(),
  at: Moment,
})
export type SimulatorMessage = v.InferOutput<typeof SimulatorMessage>

/** Query of GET /api/simulator/messages; without a phone, all messages. */
export const ListSimulatorMessages = v.object({ phone: v.optional(StoredPhone) })

/** Body of POST /api/simulator/messages: the reply from the phone `from`. */
export const SendSimulatorMessage = v.object({
  from: StoredPhone,
  body: RequiredText(1600),
})
export type SendSimulatorMessage = v.InferOutput<typeof SendSimulatorMessage>

/** A call to a simulated phone; it rings until it is answered, declined or missed. */
export const SimulatorCall = v.object({
  id: Id,
  phone: v.string(),
  demoRequestId: Id,
  state: v.picklist(['ringing', 'answered', 'ended', 'declined', 'missed']),
  at: Moment,
})
export type SimulatorCall = v.InferOutput<typeof SimulatorCall>

/** Query of GET /api/simulator/calls, newest first; without a phone, all calls of the last day. */
export const ListSimulatorCalls = v.object({ phone: v.optional(StoredPhone) })

/** A phone rings this long (docs/behaviour.md#demo-requests; the provider's ringing_timeout_secs). */
export const ringingSecs = 30

/** A call that could not be placed within this time after a YES is not placed any more. */
export const callPromiseSecs = 10 * 60

export const simulatorTexts = {
  unknownCall: 'There is no such call.',
  notRinging: 'This call is no longer ringing.',
  notUnderWay: 'This call is not in progress.',
} as const
