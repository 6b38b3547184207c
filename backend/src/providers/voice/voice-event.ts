import type { TranscriptEntry } from '@clarity/contracts'

/** What every voice provider hands in when a conversation is over. */
export interface FinishedConversation {
  readonly provider: string
  readonly providerConversationId: string
  /** Null where the provider names none: the conversation is kept, and belongs to nobody. */
  readonly demoRequestId: string | null
  /** ISO 8601. */
  readonly startedAt: string
  readonly durationSecs: number
  readonly transcript: TranscriptEntry[]
}

/** How an attempt to talk with somebody went; `unknown` where the provider was asked for long and does not say. */
export type AttemptOutcome = 'answered' | 'voicemail' | 'busy' | 'no_answer' | 'failed' | 'unknown'

/** The call or the session that an event is the end of. */
export interface EndedAttempt {
  /** Ours, where the provider gives it back. */
  readonly id: string | null
  /** What the provider calls it. */
  readonly providerIds: readonly string[]
  readonly outcome: AttemptOutcome
}

/** One delivery of a provider. Provider and key deduplicate: two deliveries with the same are one event. */
export interface VoiceEvent {
  readonly provider: string
  readonly key: string
  /** The body as it came. */
  readonly payload: string
  /** Null where nobody talked, or where the event tells something else. */
  readonly conversation: FinishedConversation | null
  /** Null where the event ends nothing that was begun at a provider. */
  readonly attempt: EndedAttempt | null
}
