import { capitalised } from '../../language/names/party.js'
import { wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { isShortTalk } from '../read/short-talk.js'
import { sharesPieces } from '../select/passage.js'
import { pointText } from '../select/point-text.js'
import { rankedEndings } from '../worth/ending-worth.js'
import type { RatedPassage } from '../worth/passage-worth.js'
import type { LastState } from './state-words.js'
import type { TalkToSum } from './talk-to-sum.js'

const mostWords = 66
const fewestTurns = 18

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
  const chosen: RatedPassage[] = []
  for (const one of isLong ? rankedEndings(passages, state.turns, turns) : []) {
    const isNew = !chosen.some((other) => one.at === other.at || sharesPieces(one, other))
    const words = wordsIn([...chosen, one].flatMap(({ parts }) => parts.flat()))
    if (one.at < turns.length * from) continue
    if (chosen.length < room && isNew && words <= mostWords && !isTold(one, state)) chosen.push(one)
  }
  return {
    sentences: chosen
      .toSorted((a, b) => a.at - b.at)
      .map(({ point }) => capitalised(pointText(conversation.cast, point)).replace(bareQuote, '$1 says: “')),
    turns: new Set(chosen.flatMap(({ parts }) => parts.flat().map(({ turn }) => turn))),
  }
}

/** Ann: “I'll ask the board.” */
const bareQuote = /^([^:“]+)(?<! says| asks): “/

const isTold = ({ parts }: RatedPassage, { end, turns }: LastState): boolean =>
  end !== undefined && parts.flat().some(({ turn }) => turns.has(turn))
