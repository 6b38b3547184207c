import type { AgentInitiationData, ClosedConnection, DemoSession } from '@clarity/contracts'
import type { VoiceEvent } from './voice-event.js'
import type { AgentScenario } from '../agent/agent.js'
import { Port } from '../port.js'

/**
 * The longest call that is allowed: the built-in agent ends it then, and so does an ElevenLabs agent with its usual
 * limit (`max_duration_seconds`).
 */
export const longestCallMinutes = 10

/** One outgoing call. `id` is ours and stays the same over every attempt. */
export interface OutgoingCall {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** The demo request that the finished conversation belongs to. */
  readonly demoRequestId: string
  /** The scenario that the agent plays. */
  readonly scenario: AgentScenario
  /** When the first attempt began. Reconciliation searches the provider's calls from here on. */
  readonly firstTriedAt: Date
}

/** The certain result of an attempt. A rejected call will never be placed. */
export type VoiceResult = { kind: 'placed'; providerId: string } | { kind: 'rejected'; reason: string }

/** A conversation that a page is about to start. `id` is ours. */
export type NewSession = Pick<OutgoingCall, 'id' | 'demoRequestId' | 'scenario'>

export interface OpenedSession {
  /** Null if the provider gives none. */
  readonly providerId: string | null
  /** The address of the agent's WebSocket. It works once. */
  readonly url: string
  /** The payload of the page's first frame. */
  readonly initiation: AgentInitiationData
}

/** A call or a session that was started at the provider. */
export interface BegunAttempt {
  readonly id: string
  readonly demoRequestId: string
  readonly providerId: string | null
  readonly begunAt: Date
}

/**
 * The provider certainly placed no call: it is unreachable, asks for a later retry, or refuses the account. The error's
 * message is for an operator: what is wrong, and what to do about it.
 */
export class CallNotAccepted extends Error {}

/** Why the provider refused a page's conversation, for an operator; `isFinal` if the next session would be refused too. */
export interface RefusedSession {
  readonly remedy: string
  readonly isFinal: boolean
}

/**
 * Phones people, and opens sessions for pages. `placeCall` is called once per attempt. It throws CallNotAccepted if
 * certainly no call was placed. After any other error the outcome is unknown, and `findCall` is called before the next
 * attempt.
 */
export abstract class Voice extends Port {
  abstract readonly provider: DemoSession['provider']
  /** Seconds after which the provider's own list contains a call that it placed. */
  abstract readonly reconcileAfterSecs: number
  /** True if the provider reports an answered call at once. If false, a call that rings long may be a conversation. */
  abstract readonly announcesAnswers: boolean
  /** Origins beside this site that a page connects to during a conversation (for the CSP). */
  abstract readonly pageConnections: readonly string[]
  abstract placeCall(call: OutgoingCall): Promise<VoiceResult>
  /** The provider's id of this call if it was placed, else null. Throws if the provider is unreachable. */
  abstract findCall(call: OutgoingCall): Promise<string | null>
  /** Null if the product's own agent talks with the page. Throws if the provider is unreachable. */
  abstract openSession(session: NewSession): Promise<OpenedSession | null>
  /** What a page reports about its last connection; null if that was no refusal. Reads changed settings again. */
  abstract readClose(closed: ClosedConnection): RefusedSession | null
  /**
   * The final event of an attempt, equal to the one that the provider would have sent; else whether the conversation is
   * in progress, as far as the provider knows. May be called repeatedly. Throws if the provider is unreachable.
   */
  abstract findEnd(attempt: BegunAttempt): Promise<VoiceEvent | 'under_way' | 'not_begun'>
}
