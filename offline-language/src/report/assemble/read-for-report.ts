import { vectorOf } from '../../language/encoder/sentence-vector.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { type Moves, readMoves } from '../moves/read-moves.js'
import { wholeTurn } from '../moves/whole-turn.js'
import type { Conversation } from '../read/conversation.js'
import type { ConversationToReport } from '../read/conversation-to-report.js'
import { readConversation } from '../read/read-conversation.js'
import type { Candidate } from '../select/candidate.js'
import type { Passage } from '../select/passage.js'
import { rankSentences } from '../select/rank-sentences.js'
import { scenarioStems } from '../select/scenario-stems.js'
import { decisionChances, decidedOf } from '../decision/decision-worth.js'
import type { KnownOfTalk } from '../title/possible-titles.js'
import { type ProbablePassage, spanPassages } from '../spans/span-passages.js'
import { type ReadUnit, readUnits } from '../spans/unit-signs.js'
import { unitsOf } from '../spans/units.js'
import { turnPassages } from './turn-passages.js'

/** What a report is written from. */
export interface ReadForReport {
  conversation: Conversation
  /** All that the scenario says. */
  scenario: string
  /** For the titles of key points. */
  known: KnownOfTalk
  candidates: Candidate[]
  moves: Moves
  /** The same with turns without marks in one piece. */
  inTurns: Moves
  /** What single turns say that a reader understands. */
  passages: Passage[]
  /** The sentences of the talk with their meaning, as `inTurns` has them. */
  units: ReadUnit[]
  /** How probably the talk comes to each of them, from 0 to 1. */
  decided: number[]
  /** All that could be a key point. */
  possible: ProbablePassage[]
}

/** The first insult: it must be told, however short it is. */
const insultsAmong = (candidates: readonly Candidate[], turns: Moves['turns']): ProbablePassage[] =>
  candidates
    .filter(({ reported }) => reported.verb === 'insulted')
    .slice(0, 1)
    .map((one) => ({
      point: [one],
      parts: [],
      at: turns.findIndex(({ turn }) => turn === one.sentence.turns[0]),
      outcome: null,
      value: one.score,
      chance: 1,
      isBest: true,
      vector: vectorOf(one.sentence.text),
    }))

export function readForReport(source: ConversationToReport, language: LanguageModel): ReadForReport {
  const conversation = readConversation(source, language)
  const scenario = `${source.scenarioTitle}. ${source.scenarioPrompt}. ${source.postCallPrompt}`
  const moves = readMoves(conversation)
  const wanted = scenarioStems(scenario, language)
  const candidates = rankSentences(conversation, language, wanted, moves)
  const inTurns = { ...moves, turns: moves.turns.map((turn) => wholeTurn(turn, conversation)) }
  const units = readUnits(unitsOf(inTurns.turns), inTurns, source.scenarioPrompt)
  const decided = decisionChances(units, inTurns, wanted)
  return {
    conversation,
    scenario,
    known: { wanted, decided: decidedOf(units, decided) },
    candidates,
    moves,
    inTurns,
    units,
    decided,
    passages: turnPassages(conversation, wanted, inTurns),
    possible: [...insultsAmong(candidates, inTurns.turns), ...spanPassages(conversation, inTurns, units, decided)],
  }
}
