import { wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { outcomeIn } from './outcome.js'
import type { Passage } from '../select/passage.js'
import { passageOf } from './passages.js'

const mostWords = 80
const mostTurns = 5

/** A passage with what became of it in the next turns. */
export function withOutcome(passage: Passage, conversation: Conversation, moves: Moves): Passage {
  let whole = passage
  while (whole.parts.length > 0 && whole.parts.length < mostTurns && !whole.point.at(-1)?.reaction) {
    const outcome = outcomeIn(whole.parts, moves.turns[whole.at]!, moves.turns[whole.at + 1])
    const parts = [...whole.parts, outcome]
    if (outcome.length === 0 || wordsIn(parts.flat()) > mostWords) break
    const longer = passageOf(parts, whole.at + 1, conversation, moves, mostWords)
    if (!longer) break
    whole = { ...whole, ...longer }
  }
  return whole
}
