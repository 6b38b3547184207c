import { actionItems, findCommitments } from './action-items.js'
import type { Commitment } from '../select/commitment.js'
import { detectLanguage } from '../../language/sentences/detect-language.js'
import { keyPoints } from './key-points.js'
import type { KnownOfTalk } from '../title/possible-titles.js'
import { ratedPoints } from '../title/rated-points.js'
import { supportOf } from '../topics/topic-support.js'
import { headings } from '../title/headings.js'
import { withTopics } from '../title/with-topics.js'
import type { Point } from '../select/point.js'
import { readForReport } from './read-for-report.js'
import { ratedPassages } from '../worth/passage-worth.js'
import { completePoints } from './complete-points.js'
import { choosePoints, inOrder } from './points.js'
import { endingOf } from './ending.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { writeSummary } from '../summary/write-summary.js'
import type { Candidate } from '../select/candidate.js'
import type { Conversation } from '../read/conversation.js'
import { readTurns } from '../read/read-conversation.js'
import type { ConversationToReport, WrittenReport } from '../read/conversation-to-report.js'
import { findTopics, rankedTopics, type Topic, topicScores } from '../topics/topics.js'

export interface Analysis {
  conversation: Conversation
  known: KnownOfTalk
  candidates: Candidate[]
  topics: Topic[]
  overview: string
  points: Point[]
  titles: ReadonlyMap<Point, string>
  commitments: Commitment[]
}

export function analyse(source: ConversationToReport, language: LanguageModel): Analysis {
  const { conversation, scenario, known, candidates, moves, inTurns, units, decided, passages, possible } =
    readForReport(source, language)
  const rated = ratedPassages(possible, conversation, inTurns, source.scenarioPrompt)
  const chosen = choosePoints(conversation, rated)
  const commitments = findCommitments(
    conversation,
    chosen.flatMap(({ point }) => point.map(({ sentence }) => sentence)),
    moves,
    possible,
  )
  const overview = writeSummary(
    conversation,
    candidates,
    endingOf(passages, moves.turns, conversation),
    moves,
    source.scenarioPrompt,
    commitments,
    rated,
    { units, decided },
    language,
  )
  const told = [overview, ...commitments.map(({ text }) => text)]
  const points = inOrder(completePoints(chosen, rated, conversation, inTurns, told))
  const named = ratedPoints(conversation, points, known)
  const ranked = rankedTopics(
    conversation,
    scenario,
    language,
    candidates,
    supportOf(named, headings(named)),
    known.decided,
  )
  return {
    conversation,
    known,
    candidates,
    topics: findTopics(conversation, ranked),
    overview,
    points,
    titles: headings(withTopics(named, ranked)),
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
