import { contentStems } from '../../language/tokens/content-stems.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Features } from '../learned/features.js'
import { taskSigns } from '../phrase/task-signs.js'

const { takes, refuses, ...signs } = taskSigns

/** Whether a sentence could hold a task at all: most do not. */
export const mayHoldTask = ({ text }: Piece): boolean =>
  [
    signs.promise,
    signs.plan,
    signs.present,
    signs.ofOther,
    signs.asks,
    signs.third,
    signs.orders,
    signs.instructs,
    signs.wantsOther,
    signs.appoints,
  ].some((sign) => sign.test(text))

/** What speaks for or against a sentence of the turn at `at` as a task; `isFound` if the rules find one in it. */
export function taskFeatures(piece: Piece, at: number, moves: Moves, isFound: boolean): Features {
  const { turns } = moves
  const { text } = piece
  const own = turns[at]!.pieces
  const place = own.indexOf(piece)
  const isQuestion = text.endsWith('?')
  const of = Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, Number(sign.test(text))])) as Record<
    keyof typeof signs,
    number
  >
  const answer = answerTo(turns[at + 1])
  return {
    ...of,
    found: Number(isFound),
    question: Number(isQuestion),
    words: Math.log(text.split(' ').length),
    stems: Math.min(mostStems, contentStems(text).size),
    figure: Number(piece.figures.some(({ kind }) => kind !== 'number')),
    late: (at + 1) / turns.length,
    end: Number(at >= turns.length * lastPart),
    replaced: Number(moves.isReplacedPiece(piece)),
    hidden: Number(piece.shown === null),
    asked: Number(turns[at - 1]?.pieces.at(-1)?.text.endsWith('?') ?? false),
    asksMore: Number(own.slice(place + 1).some((one) => one.text.endsWith('?'))),
    taken: answer.taken,
    refused: answer.refused,
    takenQuestion: isQuestion ? answer.taken : 0,
    promiseTimed: of.promise * of.times,
    promiseDeed: of.promise * of.deed,
    promiseDenied: of.promise * of.denies,
    otherDeed: of.ofOther * of.deed,
    orderTaken: Math.max(of.orders, of.instructs, of.wantsOther) * answer.taken,
    appointTaken: of.appoints * answer.taken,
    appointEnd: of.appoints * Number(at >= turns.length * lastPart),
    thirdDeed: of.third * of.deed,
    planTimed: of.plan * of.times,
    thirdTimed: of.third * of.times,
  }
}

const mostStems = 8
const lastPart = 0.6

/** How the next turn begins. */
function answerTo(next: SpokenTurn | undefined): { taken: number; refused: number } {
  const text = next?.pieces[0]?.text ?? ''
  return { taken: Number(takes.test(text)), refused: Number(refuses.test(text)) }
}
