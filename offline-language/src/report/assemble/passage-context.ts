import { contentStems } from '../../language/tokens/content-stems.js'
import { isSameFigure } from '../phrase/figures.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { isQuestion } from '../select/said.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** The contexts that can make the words of a turn clear, the shortest first. */
export function contextsOf(at: number, said: readonly Piece[][], { turns, exchanges }: Moves): Piece[][][] {
  const [before, earlier] = [said[at - 1] ?? [], said[at - 2] ?? []]
  const asked = turns[at - 1]?.pieces.at(-1)
  const isAnswer =
    asked !== undefined && isQuestion(asked) && contentStems(asked.text).size > 0 && !opens.test(asked.text)
  const isTaken = exchanges.some((one) => one.at === at - 1) && sharesMatter(before, said[at]!)
  const alone = isAnswer || isTaken ? [] : [[]]
  if (turns[at - 1]?.role === turns[at]!.role) return alone
  if (before.length > 0) {
    const near = isTaken ? withOffer(before, at - 1, exchanges) : endsOf(before)
    return [...alone, ...near.map((part) => [part]), ...endsOf(earlier).map((part) => [part, before])]
  }
  // Between two turns of one speaker the other one only says "I see".
  return isAnswer ? alone : [...alone, ...endsOf(earlier.filter((one) => !isQuestion(one))).map((part) => [part])]
}

/** What was offered and is taken now must be there. */
function withOffer(before: readonly Piece[], place: number, exchanges: Moves['exchanges']): Piece[][] {
  const offer = exchanges.find(({ at }) => at === place)?.offer.filter((piece) => before.includes(piece)) ?? []
  const ends = endsOf(before)
  const whole = ends.filter((end) => offer.every((piece) => end.includes(piece)))
  return whole.length > 0 ? whole : ends
}

/** "What can I do for you?": what follows is clear without it. */
const { opens } = loadPatterns('passage-context', 'opens')
const mostWhole = 30
const pointsBack = /\b(?:that|it|this|these|those|them)\b/i

/** A short turn; else its last sentences, at least all questions at its end. */
function endsOf(pieces: readonly Piece[]): Piece[][] {
  const statement = pieces.findLastIndex((piece) => !isQuestion(piece))
  const latest = statement === pieces.length - 1 ? statement : statement + 1
  const start = pieces.slice(latest).some(({ text }) => pointsBack.test(text)) ? Math.max(0, latest - 1) : latest
  const ends = pieces.slice(0, start + 1).map((_, at) => pieces.slice(start - at))
  return wordsIn(pieces) <= mostWhole ? [[...pieces], ...ends] : ends
}

function sharesMatter(one: readonly Piece[], other: readonly Piece[]): boolean {
  const figures = other.flatMap((piece) => piece.figures)
  if (one.some((piece) => piece.figures.some((figure) => figures.some((each) => isSameFigure(each, figure)))))
    return true
  const stems = contentStems(other.map(({ text }) => text).join(' '))
  return [...contentStems(one.map(({ text }) => text).join(' '))].some((stem) => stems.has(stem))
}
