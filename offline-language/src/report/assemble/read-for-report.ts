import type { LanguageModel } from '../../language/tokens/language-model.js'
import { type Moves, readMoves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { ConversationToReport } from '../read/conversation-to-report.js'
import { readConversation } from '../read/read-conversation.js'
import type { Candidate } from '../select/candidate.js'
import type { Passage } from '../select/passage.js'
import { rankSentences } from '../select/rank-sentences.js'
import { scenarioStems } from '../select/topics.js'
import { possiblePassages } from './possible-passages.js'
import { wholeTurn } from './whole-turn.js'

/** What a report is written from. */
export interface ReadForReport {
  conversation: Conversation
  /** All that the scenario says. */
  scenario: string
  candidates: Candidate[]
  moves: Moves
  /** The same with turns without marks in one piece. */
  inTurns: Moves
  /** What single turns say that a reader understands. */
  passages: Passage[]
  /** All that could be a key point. */
  possible: Passage[]
}

export function readForReport(source: ConversationToReport, language: LanguageModel): ReadForReport {
  const conversation = readConversation(source, language)
  const scenario = `${source.scenarioTitle}. ${source.scenarioPrompt}. ${source.postCallPrompt}`
  const moves = readMoves(conversation)
  const focus = scenarioStems(scenario, language)
  const candidates = rankSentences(conversation, language, focus, moves)
  const inTurns = { ...moves, turns: moves.turns.map((turn) => wholeTurn(turn, conversation)) }
  return {
    conversation,
    scenario,
    candidates,
    moves,
    inTurns,
    ...possiblePassages(conversation, candidates, focus, inTurns),
  }
}
