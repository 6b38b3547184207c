import type { AgentInitiationData, DemoSession } from '@clarity/contracts'
import type { VoiceEvent } from './voice-event.js'
import type { AgentScenario } from '../agent/agent.js'
import { Port } from '../port.js'

/** One call on its way out. `id` is ours and stays the same over every attempt. */
export interface OutgoingCall {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Whom the finished conversation belongs to. */
  readonly demoRequestId: string
  /** What the agent plays. */
  readonly scenario: AgentScenario
  /** When the first attempt began: where a provider is asked what it knows, the search starts here. */
  readonly firstTriedAt: Date
}

/** What an attempt certainly led to. A rejected call will never be placed. */
export type VoiceResult = { kind: 'placed'; providerId: string } | { kind: 'rejected'; reason: string }

/** A conversation that a page is about to have. `id` is ours. */
export type NewSession = Pick<OutgoingCall, 'id' | 'demoRequestId' | 'scenario'>

export interface OpenedSession {
  /** Null where the provider does not say. */
  readonly providerId: string | null
  /** Address of the agent's WebSocket, good once. */
  readonly url: string
  /** What the page's first frame must carry. */
  readonly initiation: AgentInitiationData
}

/** A call or a session that was begun at the provider. */
export interface BegunAttempt {
  readonly id: string
  readonly demoRequestId: string
  readonly providerId: string | null
  readonly begunAt: Date
}

/**
 * The provider certainly did nothing: it cannot be reached, asks to come back later, or refuses the account itself. Its
 * message is for an operator: what is wrong, and what to do about it.
 */
export class CallNotTaken extends Error {}

/**
 * Phones people, and lets pages talk. `placeCall` is called once an attempt: it throws CallNotTaken where certainly
 * nothing happened; any other error means that nobody knows, and `findCall` is asked before the phone is rung again.
 */
export abstract class Voice extends Port {
  abstract readonly provider: DemoSession['provider']
  /** Seconds after which the provider's own list shows a call that it placed. */
  abstract readonly reconcileAfterSecs: number
  /** True where we hear at once that a phone is answered; else a call that rings for long may well be a conversation. */
  abstract readonly announcesAnswers: boolean
  /** Sources beside this site that a page connects to while it talks. */
  abstract readonly pageConnections: readonly string[]
  abstract placeCall(call: OutgoingCall): Promise<VoiceResult>
  /** The provider's id of this call where it was placed, else null; throws where the provider cannot be asked. */
  abstract findCall(call: OutgoingCall): Promise<string | null>
  /** Null where the product's own agent talks with the page; throws where the provider cannot be asked. */
  abstract openSession(session: NewSession): Promise<OpenedSession | null>
  /**
   * The event that tells how an attempt ended, the same as the provider would have sent; else whether anybody talks yet,
   * as far as the provider knows. May be asked again and again; throws where the provider cannot be asked.
   */
  abstract findEnd(attempt: BegunAttempt): Promise<VoiceEvent | 'under_way' | 'not_begun'>
}
