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

/** One delivery of a provider. Two with the same provider and key are the same event, however often it comes. */
export interface VoiceEvent {
  readonly provider: string
  readonly key: string
  /** The body as it came. */
  readonly payload: string
  readonly conversation: FinishedConversation
}
