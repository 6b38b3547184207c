import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Passage } from '../select/passage.js'
import { pieceWeights } from '../select/piece-weights.js'
import { sentenceScore } from '../select/sentence-score.js'
import { passagesOf } from './passages.js'
import { weighedTurns } from '../select/said.js'

/** What single turns say that a reader understands, the weightiest first. */
export const turnPassages = (conversation: Conversation, focus: ReadonlySet<string>, moves: Moves): Passage[] =>
  passagesOf(
    weighedTurns(moves.turns, pieceWeights(conversation, sentenceScore(conversation, focus, moves))),
    conversation,
    moves,
  )
