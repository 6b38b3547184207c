import type { TranscriptEntry } from '@clarity/contracts'

/** A finished conversation, as every voice provider hands it in. */
export interface FinishedConversation {
  readonly provider: string
  readonly providerConversationId: string
  /** Null if the provider names none: the conversation is stored without an owner. */
  readonly demoRequestId: string | null
  /** ISO 8601. */
  readonly startedAt: string
  readonly durationSecs: number
  readonly transcript: TranscriptEntry[]
}

/**
 * The outcome of an attempt to reach a person; `unknown` if the provider still gives none after long reconciliation.
 */
export type AttemptOutcome = 'answered' | 'voicemail' | 'busy' | 'no_answer' | 'failed' | 'unknown'

/** The call or the session that the event ends. */
export interface EndedAttempt {
  /** Our id, if the provider returns it. */
  readonly id: string | null
  /** The provider's ids. */
  readonly providerIds: readonly string[]
  readonly outcome: AttemptOutcome
}

/** One delivery of a provider. Two deliveries with the same provider and key are deduplicated to one event. */
export interface VoiceEvent {
  readonly provider: string
  readonly key: string
  /** The raw body. */
  readonly payload: string
  /** Null if there was no conversation, or if the event is about something else. */
  readonly conversation: FinishedConversation | null
  /** Null if the event ends no call or session of a provider. */
  readonly attempt: EndedAttempt | null
}
