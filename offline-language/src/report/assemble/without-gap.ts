import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { isSaidIn } from '../worth/task-worth.js'
import { quotedTask } from '../select/quoted-task.js'

const mostWords = 48

/** "He's a nice boy." and "I'll talk to him tomorrow.": with the sentences between them, which say what is meant. */
export function withoutGap(one: Commitment, conversation: Conversation, { turns }: Moves): Commitment {
  if (!one.text.endsWith('”')) return one
  const pieces = turns.flatMap((turn) => turn.pieces)
  const isQuoted = (piece: Piece) => piece.shown !== null && one.text.includes(piece.shown) && isSaidIn(one, piece)
  const said = pieces.slice(pieces.findIndex(isQuoted), pieces.findLastIndex(isQuoted) + 1)
  const missing = said.filter((piece) => !isQuoted(piece))
  if (missing.length === 0 || said.some(({ shown }) => shown === null) || wordsIn(said) > mostWords) return one
  const parts = [...Map.groupBy(said, ({ turn }) => turn).values()]
  return { ...one, text: quotedTask(parts, conversation), answer: [...(one.answer ?? []), ...missing] }
}
