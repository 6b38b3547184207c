import { actionItems, findCommitments } from './action-items.js'
import type { Commitment } from '../select/commitment.js'
import { detectLanguage } from '../../language/sentences/detect-language.js'
import { keyPoints } from './key-points.js'
import { ratedPoints, worthTelling } from '../title/rated-points.js'
import { supportOf } from '../title/support.js'
import { headings } from '../title/headings.js'
import type { Point } from '../select/point.js'
import { withCertainPoints } from './certain-points.js'
import { passagesOf } from './passages.js'
import { completePoints } from './complete-points.js'
import { choosePoints, inOrder } from './points.js'
import { endingOf } from './ending.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { writeSummary } from '../summary/write-summary.js'
import { wholeTurn } from './whole-turn.js'
import type { Candidate } from '../select/candidate.js'
import { rankSentences } from '../select/rank-sentences.js'
import { sentenceScore } from '../select/sentence-score.js'
import type { Conversation } from '../read/conversation.js'
import { readMoves } from '../moves/read-moves.js'
import { readConversation, readTurns } from '../read/read-conversation.js'
import type { ConversationToReport, WrittenReport } from '../read/conversation-to-report.js'
import { findTopics, scenarioStems, type Topic, topicScores } from '../select/topics.js'

export interface Analysis {
  conversation: Conversation
  candidates: Candidate[]
  topics: Topic[]
  overview: string
  points: Point[]
  titles: ReadonlyMap<Point, string>
  commitments: Commitment[]
}

export function analyse(source: ConversationToReport, language: LanguageModel): Analysis {
  const conversation = readConversation(source, language)
  const scenario = `${source.scenarioTitle}. ${source.scenarioPrompt}. ${source.postCallPrompt}`
  const moves = readMoves(conversation)
  const focus = scenarioStems(scenario, language)
  const candidates = rankSentences(conversation, language, focus, moves)
  const inTurns = { ...moves, turns: moves.turns.map((turn) => wholeTurn(turn, conversation)) }
  const passages = passagesOf(conversation, sentenceScore(conversation, focus, moves), inTurns)
  const chosen = choosePoints(conversation, withCertainPoints(passages, candidates, moves, conversation), inTurns)
  const commitments = findCommitments(
    conversation,
    chosen.flatMap(({ point }) => point.map(({ sentence }) => sentence)),
    moves,
  )
  const overview = writeSummary(
    conversation,
    candidates,
    endingOf(passages, moves.turns, conversation),
    moves,
    source.scenarioPrompt,
    commitments,
  )
  const told = [overview, ...commitments.map(({ text }) => text)]
  const complete = inOrder(completePoints(chosen, passages, conversation, inTurns, told))
  const matter = source.scenarioPrompt || source.scenarioTitle
  const rated = worthTelling(ratedPoints(conversation, complete, matter))
  const points = rated.map(({ point }) => point)
  const titles = headings(rated)
  return {
    conversation,
    candidates,
    topics: findTopics(conversation, scenario, language, candidates, supportOf(rated, titles)),
    overview,
    points,
    titles,
    commitments,
  }
}

/** The language that was really spoken. It may differ from the scenario's. */
export function spokenLanguage(source: ConversationToReport): string {
  const { turns } = readTurns(source.transcript.slice(0, 400))
  return detectLanguage(turns.map(({ text }) => text).join(' '), source.language)
}

export function englishReport({
  conversation,
  overview,
  topics,
  points,
  titles,
  commitments,
}: Analysis): WrittenReport {
  return {
    overview,
    keyPoints: keyPoints(conversation, points, titles),
    actionItems: actionItems(conversation, commitments),
    visualizations: topicScores(topics),
    meta: {
      writer: 'offline',
      language: 'en',
      warnings: conversation.isCut ? ['The conversation is very long; this report covers its first part.'] : [],
    },
  }
}
