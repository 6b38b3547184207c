import { capitalised } from '../../language/tokens/first-letter.js'
import { wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { sharesPieces } from '../select/passage.js'
import { isTerm } from '../moves/due-pieces.js'
import { pointText } from '../select/point-text.js'
import { type RatedEnding, rankedEndings } from '../worth/ending-worth.js'
import type { RatedPassage } from '../worth/passage-worth.js'
import type { LastState } from './state-words.js'
import type { TalkToSum } from './talk-to-sum.js'

const mostWords = 46
const fewestTurns = 18
/** What hardly shows the end is told only if nothing better does. */
const leastChance = 0.15

export const isLongTalk = ({ turns }: Moves): boolean => turns.length >= fewestTurns

/** What else is told of a talk, and how many exchanges there is room for. */
interface Beside {
  state: LastState
  room: number
  /** The part of the talk before which nothing is told. */
  from?: number
}

/** How a talk ends, in whole exchanges that say nothing that is told already; no sentences if none is clear. */
export function toldEnding(
  { passages, moves, conversation, prompt }: TalkToSum,
  { state, room, from = 0 }: Beside,
): LastState {
  const { turns } = moves
  // A visit ends otherwise.
  const isPlayed = conversation.scenarioTitle.trim() !== '' || prompt.trim() !== ''
  const isLong = isPlayed && !isShortTalk(conversation.turns) && isLongTalk(moves)
  const ranked = isLong ? rankedEndings(passages, state.turns, turns) : []
  const fit = ranked.filter(({ passage }) => passage.at >= turns.length * from && !isTold(passage, state))
  const agreed = fit.filter(({ passage }) => agrees(passage, moves))
  const chosen = endingsToTell([...agreed, ...fit.filter((one) => !agreed.includes(one))], room)
  return {
    sentences: chosen.map((one) => sentenceOf(one, conversation)),
    turns: new Set(chosen.flatMap(({ parts }) => parts.flat().map(({ turn }) => turn))),
  }
}

/** The exchange in which a talk without a scenario comes to what it is about; no sentences if nothing is agreed. */
export function toldAgreement({ passages, moves, conversation }: TalkToSum, settled: ReadonlySet<number>): string[] {
  const agreed = rankedEndings(passages, settled, moves.turns).filter(({ passage }) => agrees(passage, moves))
  return endingsToTell(agreed, 1).map((one) => sentenceOf(one, conversation))
}

const sentenceOf = ({ point }: RatedPassage, { cast }: Conversation): string =>
  capitalised(pointText(cast, point)).replace(bareQuote, '$1 says: “')

/** Whether a passage says something that they agree. */
const agrees = ({ parts }: RatedPassage, moves: Moves): boolean => parts.flat().some((piece) => isTerm(piece, moves))

/** The first endings that say nothing twice, in the order of the talk. */
export function endingsToTell(ranked: readonly RatedEnding[], room: number): RatedPassage[] {
  const chosen: RatedPassage[] = []
  for (const { passage, chance } of ranked) {
    const isNew = !chosen.some((other) => passage.at === other.at || sharesPieces(passage, other))
    const words = wordsIn([...chosen, passage].flatMap(({ parts }) => parts.flat()))
    const isClear = chosen.length === 0 || chance >= leastChance
    if (chosen.length < room && isNew && isClear && words <= mostWords) chosen.push(passage)
  }
  return chosen.toSorted((a, b) => a.at - b.at)
}

/** Ann: “I'll ask the board.” */
const bareQuote = /^([^:“]+)(?<! says| asks): “/

const isTold = ({ parts }: RatedPassage, { end, turns }: LastState): boolean =>
  end !== undefined && parts.flat().some(({ turn }) => turns.has(turn))
