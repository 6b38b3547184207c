import * as v from 'valibot'
import { Phone } from './phone.js'
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
export const ListSimulatorMessages = v.object({ phone: v.optional(Phone('must be a valid phone number')) })

/** Body of POST /api/simulator/messages: what the person at `from` replies. */
export const SendSimulatorMessage = v.object({
  from: Phone('must be a valid phone number'),
  body: RequiredText(1600),
})
export type SendSimulatorMessage = v.InferOutput<typeof SendSimulatorMessage>
