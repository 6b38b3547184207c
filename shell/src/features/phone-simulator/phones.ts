import type { SimulatorCall, SimulatorMessage } from '@clarity/contracts/simulator'
import type { SimulatorState } from './simulator.api'

export type PhoneEvent = { kind: 'message'; message: SimulatorMessage } | { kind: 'call'; call: SimulatorCall }

export interface Phone {
  number: string
  /** Messages and past calls, oldest first. */
  events: PhoneEvent[]
  /** The newest call that rings or is under way. */
  liveCall: SimulatorCall | null
}

const momentOf = (event: PhoneEvent) => Date.parse(event.kind === 'call' ? event.call.at : event.message.at)
const isLive = ({ state }: SimulatorCall) => state === 'ringing' || state === 'answered'

/** One phone per number with messages or calls, the newest activity first. */
export function phonesOf({ messages, calls }: SimulatorState): Phone[] {
  const events: PhoneEvent[] = [
    ...messages.map((message): PhoneEvent => ({ kind: 'message', message })),
    ...calls.map((call): PhoneEvent => ({ kind: 'call', call })),
  ].sort((one, other) => momentOf(one) - momentOf(other))
  const byNumber = new Map<string, PhoneEvent[]>()
  for (const event of events) {
    const number = event.kind === 'call' ? event.call.phone : event.message.phone
    const known = byNumber.get(number)
    if (known) known.push(event)
    else byNumber.set(number, [event])
  }
  return Array.from(byNumber, ([number, own]): Phone => {
    const liveCalls = own.flatMap((event) => (event.kind === 'call' && isLive(event.call) ? [event.call] : []))
    const past = own.filter((event) => event.kind === 'message' || !isLive(event.call))
    return { number, events: past, liveCall: liveCalls.at(-1) ?? null }
  }).sort((one, other) => newestOf(byNumber.get(other.number)!) - newestOf(byNumber.get(one.number)!))
}

const newestOf = (events: PhoneEvent[]) => momentOf(events.at(-1)!)
