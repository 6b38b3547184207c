import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import type { Candidate } from '../select/rank-sentences.js'
import type { Topic } from '../select/topics.js'
import { closing } from './closing.js'
import { oneSideSaid } from './one-side-said.js'
import { openingSentence } from './opening-sentence.js'
import { summaryPoints } from './summary-points.js'

/** The summary: one paragraph of three to six sentences with the topics, the statements of each side, and the end. */
export function writeSummary(
  conversation: Conversation,
  candidates: readonly Candidate[],
  topics: readonly Topic[],
  commitments: readonly Commitment[],
): string {
  const { cast } = conversation
  const finished = new Set(
    commitments.filter(({ status }) => status === 'completed').map(({ sentence }) => sentence.at),
  )
  const { reason, asked, inquiries, later, answers, agentSteps, userSteps } = summaryPoints(
    conversation,
    candidates,
    commitments,
  )
  const isLong = reason.length + asked.length > 1
  const isFinished = agentSteps.some(({ sentence }) => finished.has(sentence.at))
  const body = [
    ...oneSideSaid(inOrder(isLong ? reason.slice(0, 2) : [...reason, ...asked]), cast),
    ...(isLong ? oneSideSaid(asked, cast, 'said', 'also') : []),
    ...oneSideSaid(inOrder(inquiries), cast),
    ...oneSideSaid(later, cast, 'said', 'later'),
    ...oneSideSaid(inOrder(answers), cast, 'explained'),
    ...oneSideSaid(inOrder(agentSteps), cast, 'said', isFinished ? 'none' : 'next'),
    ...oneSideSaid(userSteps, cast, 'said', 'in turn'),
  ]
  const end = closing(conversation)
  const sentences = [openingSentence(conversation, topics), ...withinRoom(body, end ? 4 : 5), end]
  return escapeMarkdown(sentences.filter(Boolean).join(' '))
}

// Sentences in the middle are dropped first, because the last ones contain the agreement.
function withinRoom(sentences: readonly string[], room: number): string[] {
  const kept = [...sentences]
  while (kept.length > room) kept.splice(Math.floor(kept.length / 2), 1)
  return kept
}

function inOrder(points: readonly Candidate[]): Candidate[] {
  return points.toSorted((a, b) => a.sentence.at - b.sentence.at)
}
