import type { Piece } from '../moves/piece.js'

/** How the other speaker takes a proposal. */
export interface Taking {
  /** The sentences that take it, as a report quotes them. */
  pieces: Piece[]
  /** When it is done, in their words. */
  time: string | null
  /** Whether it is taken with a condition or a limit. */
  isConditional: boolean
  /** Whether it ends with "when?". */
  isAskingWhen?: boolean
  /** Whether the time is another one than that of the proposal. */
  isMoved?: boolean
}
