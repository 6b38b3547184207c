import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { outcomeIn } from './outcome.js'
import { type Passage, passageOf } from './passages.js'

const mostWords = 80
const mostTurns = 5

/** A passage with what became of it in the next turns, without what is `used` in others. */
export function withOutcome(
  passage: Passage,
  used: ReadonlySet<Piece>,
  conversation: Conversation,
  moves: Moves,
): Passage {
  let whole = passage
  while (whole.parts.length > 0 && whole.parts.length < mostTurns && !whole.point.at(-1)?.reaction) {
    const outcome = outcomeIn(whole.parts, moves.turns[whole.at]!, moves.turns[whole.at + 1])
    const parts = [...whole.parts, outcome]
    if (outcome.length === 0 || outcome.some((piece) => used.has(piece)) || wordsIn(parts.flat()) > mostWords) break
    const longer = passageOf(parts, whole.at + 1, conversation, moves, mostWords)
    if (!longer) break
    whole = { ...whole, ...longer }
  }
  return whole
}
