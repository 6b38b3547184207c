import type { Piece, SpokenTurn } from '../moves/piece.js'
import { lackOf } from '../select/self-contained.js'
import { isQuestion } from '../select/said.js'
import { type RatedClosing, rankedClosings } from '../worth/closing-worth.js'
import { isClosed, sentencesOfPiece } from './closed.js'
import { askedAndAnswered, spokenWords } from './spoken-words.js'
import type { TalkToSum } from './talk-to-sum.js'

/** What hardly shows the end is not told; a second one must be nearly as probable as the first. */
const least = { chance: 0.12, ofFirst: 0.5 }
const most = 2
const mostWords = 46
const longestQuestion = 16

/** How a talk without a scenario ends, in the words of one or two turns; `settled` are turns with something agreed or refused. */
export function toldClosing(talk: TalkToSum, settled: ReadonlySet<number>): string[] {
  const { conversation, moves } = talk
  const ranked = rankedClosings(moves, settled, (pieces) => isClosed(pieces, conversation))
  const standing = ranked.filter(({ pieces }) => !pieces.some(moves.isReplacedPiece))
  return chosenFrom(standing).map((one, place) => {
    const question = questionBefore(one, moves.turns)
    const isUnclear = lackOf(one.pieces.flatMap((piece) => sentencesOfPiece(piece, conversation))) !== null
    const told =
      question && isUnclear
        ? askedAndAnswered(question, one.pieces, conversation)
        : spokenWords(one.pieces, conversation)
    return place === 0 ? `At the end, ${told.replace(article, (word) => word.toLowerCase())}` : told
  })
}

/** No name. */
const article = /^The(?= )/

/** The best, and another of another turn, in the order of the talk; none that ends with a question. */
function chosenFrom(ranked: readonly RatedClosing[]): RatedClosing[] {
  const chosen: RatedClosing[] = []
  for (const one of ranked.filter(({ pieces }) => !isQuestion(pieces.at(-1)!))) {
    const [first = one] = chosen
    const isLikely = one.chance >= least.chance && one.chance >= first.chance * least.ofFirst
    const words = [...chosen, one].reduce((sum, { pieces }) => sum + wordsIn(pieces), 0)
    const isNew = chosen.every(({ at }) => Math.abs(at - one.at) > 1)
    if (chosen.length < most && isLikely && isNew && words <= mostWords) chosen.push(one)
  }
  return chosen.toSorted((a, b) => a.at - b.at)
}

const wordsIn = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + text.split(' ').length, 0)

/** The question that the words answer, if they begin their turn. */
function questionBefore({ at, from }: RatedClosing, turns: readonly SpokenTurn[]): Piece | null {
  const question = turns[at - 1]?.pieces.at(-1)
  const isFit = from === 0 && question !== undefined && turns[at - 1]!.role !== turns[at]!.role && isQuestion(question)
  return isFit && question.shown !== null && question.text.split(' ').length <= longestQuestion ? question : null
}
