import { capitalised } from '../../language/names/party.js'
import { wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { sharesPieces } from '../select/passage.js'
import { pointText } from '../select/point-text.js'
import { rankedEndings } from '../worth/ending-worth.js'
import type { RatedPassage } from '../worth/passage-worth.js'
import type { LastState } from './state-words.js'

const mostWords = 66
const fewestTurns = 18

/** What else is told of a talk, and how many exchanges there is room for. */
interface Beside {
  state: LastState
  room: number
  /** Whether a scenario says what the talk is about; a visit ends otherwise. */
  isPlayed: boolean
  /** The part of the talk before which nothing is told. */
  from?: number
}

/** How a talk ends, in whole exchanges that say nothing that is told already; no sentences if none is clear. */
export function toldEnding(
  passages: readonly RatedPassage[],
  { state, room, isPlayed, from = 0 }: Beside,
  { turns }: Moves,
  conversation: Conversation,
): LastState {
  const isLong = isPlayed && !isShortTalk(conversation.turns) && turns.length >= fewestTurns
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
