import { loadPatterns } from '../../data/load-patterns.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { timesIn } from '../phrase/time-phrase.js'

const { doing, atHand } = loadPatterns('done-soon', 'doing', 'atHand')
const promises = /\b(?:I|we) will\b/i
const [farthest, firstPieces] = [3, 3]

/** "Take the app off the phone.", before "Okay, deleting it. It's gone.": what is asked for is done while they talk. */
export function isDoneSoon(core: Piece, at: number, turns: readonly SpokenTurn[]): boolean {
  if (!atHand.test(core.text) || timesIn(core.text).length > 0 || promises.test(core.text)) return false
  const later = turns.slice(at + 1, at + 1 + farthest).filter(({ role }) => role !== core.role)
  return later.some(({ pieces }) => pieces.slice(0, firstPieces).some(({ text }) => doing.test(text)))
}
