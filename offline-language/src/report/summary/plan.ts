import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isClosed } from './closed.js'
import { isTakenBack } from './terms/taken-up.js'

const firstPart = 0.4
const fewestDates = 2
const mostWords = 40
/** "Last year it was in June." */
const past = /\b(?:was|were|had|did|went|came|ago|last|been)\b/i

/** The turn with most dates that says what will be: "You start on Monday the second of June." None if it is not clear. */
export function planIn({ turns, isReplacedPiece }: Moves, conversation: Conversation): Piece[] {
  const late = turns.slice(Math.floor(turns.length * firstPart))
  const plans = late.map(({ pieces }) =>
    datedRun(
      pieces.map((one, at) => (isReplacedPiece(one) || isTakenBack(pieces[at + 1]) ? { ...one, shown: null } : one)),
    ),
  )
  const ranked = plans.filter((one) => datesIn(one) >= fewestDates).toSorted((a, b) => datesIn(b) - datesIn(a))
  return ranked.find((one) => isClosed(one, conversation)) ?? []
}

/** The first sentence with a date and those that follow it, as far as they have figures and are short. */
function datedRun(pieces: readonly Piece[]): Piece[] {
  const after = pieces.slice(
    Math.max(
      0,
      pieces.findIndex((one) => isStated(one) && datesIn([one]) > 0),
    ),
  )
  const end = after.findIndex((one, at) => !isStated(one) || wordsIn(after.slice(0, at + 1)) > mostWords)
  return after.slice(0, end < 0 ? after.length : end)
}

const isStated = ({ shown, text, figures }: Piece): boolean =>
  shown !== null && figures.length > 0 && !text.endsWith('?') && !past.test(text)

const datesIn = (pieces: readonly Piece[]): number =>
  pieces.flatMap(({ figures }) => figures).filter(({ kind }) => kind !== 'number').length
