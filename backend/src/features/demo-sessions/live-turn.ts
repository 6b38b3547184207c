import type { TranscriptRole } from '@clarity/contracts'

/** One stored turn. */
export interface LiveTurn {
  /** From 1, without a gap. */
  readonly position: number
  readonly role: TranscriptRole
  readonly message: string
  /** Second of the conversation. */
  readonly at: number
  /** The page's id of the message. */
  readonly messageId: string | null
}
