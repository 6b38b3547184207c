import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import type { Piece } from '../moves/piece.js'
import { withoutOpening } from './overview-quote.js'

/** How a talk stands at its end, and the turns that say so. */
export interface LastState {
  sentences: string[]
  turns: ReadonlySet<number>
  /** The days and amounts that are told, if not in anyone's words. */
  terms?: readonly string[]
  /** How the talk ends; absent for what only seems to be agreed, planned or refused. */
  end?: 'agreed' | 'summed up' | 'open' | 'broken off'
}

export const nothingAgreed = 'Nothing is agreed yet.'

export const quoted = (pieces: readonly Piece[]): string =>
  `“${withoutOpening(pieces.map(({ shown }) => shown).join(' '))}”`
export const turnsOf = (pieces: readonly Piece[]): ReadonlySet<number> => new Set(pieces.map(({ turn }) => turn))
export const nameOf = ([first]: readonly Piece[], cast: Cast): string => capitalised(partyOf(cast, first!.role).short)

/** A sentence about quoted words. */
export const stateOf = (sentence: string, pieces: readonly Piece[], before: readonly string[] = []): LastState => ({
  sentences: [...before, sentence],
  turns: turnsOf(pieces),
})
