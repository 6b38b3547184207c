import { loadPatterns } from '../../../data/load-patterns.js'
import { answerOf } from '../../moves/answer.js'
import type { Piece, SpokenTurn } from '../../moves/piece.js'

const { denies, tellsPast, refusesIt, takesBack, doubts } = loadPatterns(
  'taken-up',
  'denies',
  'tellsPast',
  'refusesIt',
  'takesBack',
  'doubts',
)

/** A figure in a sentence. */
export interface Mention<Said> {
  said: Said
  /** Equal for the same figure. */
  key: string
  /** The place of its turn among the turns. */
  at: number
  piece: Piece
  /** The clause that has it. */
  text: string
}

/** The figures that `read` finds in the sentences of a talk, in their order. */
export function mentionsIn<Said>(
  turns: readonly SpokenTurn[],
  read: (text: string) => readonly Said[],
  keyOf: (said: Said) => string,
): Mention<Said>[] {
  return turns.flatMap(({ pieces }, at) =>
    pieces.flatMap((piece) =>
      piece.text
        .split(clauseEnd)
        .flatMap((text) => read(text).map((said) => ({ said, key: keyOf(said), at, piece, text }))),
    ),
  )
}

/** "Tuesday, the fourth" and "1,200" are one clause. */
const clauseEnd = /(?<!day)[,;] (?!\d)/i

/** The mentions of what one proposes and the other repeats or accepts, and no one denies later. */
export function takenUp<Said>(all: readonly Mention<Said>[], turns: readonly SpokenTurn[]): Mention<Said>[] {
  const isDenied = ({ key }: Mention<Said>) =>
    isDeniedAt(
      all.findLast((other) => other.key === key)!,
      turns,
    )
  return all.filter(
    (one) => isStated(one) && !isDenied(one) && (isRepeated(one, all, turns) || isAccepted(one, all, turns)),
  )
}

const isStated = <Said>({ text, piece }: Mention<Said>): boolean =>
  !denies.test(text) && !tellsPast.test(text) && !doubts.test(piece.text)

const nearTurns = 8

/** "The fourteenth. Ten o'clock?", after "could it be the fourteenth?" */
function isRepeated<Said>(
  { key, at, piece }: Mention<Said>,
  all: readonly Mention<Said>[],
  turns: readonly SpokenTurn[],
) {
  return all.some(
    (other) =>
      other.key === key &&
      other.piece.role !== piece.role &&
      Math.abs(other.at - at) <= nearTurns &&
      !tellsPast.test(other.text) &&
      !refuses(turns[Math.max(other.at, at)]),
  )
}

/** "Fine.", and no other figure of its kind. */
function isAccepted<Said>({ at, piece }: Mention<Said>, all: readonly Mention<Said>[], turns: readonly SpokenTurn[]) {
  const answer = turns[at + 1]
  if (!answer || answer.role === piece.role || all.some((other) => other.at === at + 1)) return false
  const { yes, isNo, isOpen } = answerOf(answer)
  // "Okay. Have you got the number?" only hears it.
  const isHeardOnly = yes < 2 && answer.pieces.some((one) => one.text.endsWith('?'))
  return (yes > 0 && !isNo && !isOpen && !isHeardOnly) || yesAfterAll.test(answer.pieces[0]?.text ?? '')
}

/** "That's cutting it fine, but yeah." */
const yesAfterAll = /,? but (?:yes|yeah|okay|fine|all right)[.,!]?/i

/** The mention is a no, it is taken back in its turn, or the next turn refuses it. */
function isDeniedAt<Said>({ text, at, piece }: Mention<Said>, turns: readonly SpokenTurn[]): boolean {
  const turn = turns[at]!
  const after = turn.pieces.slice(turn.pieces.indexOf(piece) + 1)
  const isLast = !after.some(({ figures }) => figures.length > 0)
  return (
    denies.test(text) ||
    after.some((one) => takesBack.test(one.text)) ||
    (isLast && (refuses(turn) || refuses(turns[at + 1])))
  )
}

const refuses = (turn: SpokenTurn | undefined): boolean =>
  turn !== undefined &&
  (answerOf({ ...turn, pieces: turn.pieces.slice(0, 1) }).isNo || turn.pieces.some(({ text }) => refusesIt.test(text)))

/** "I can come on the ninth. No, that's a Sunday.": what is said right after it takes it back. */
export const isTakenBack = (next: { text: string } | undefined): boolean =>
  next !== undefined && takesBack.test(next.text)
