import type { TranscriptEntry } from '@clarity/contracts'

/** A conversation as its provider reports it, once it is over. */
export interface ConversationToRecord {
  readonly provider: string
  /** The provider's id, which deduplicates conversations. */
  readonly providerConversationId: string
  readonly demoRequestId: string | null
  readonly startedAt: Date
  readonly durationSecs: number
  readonly transcript: readonly TranscriptEntry[]
}
