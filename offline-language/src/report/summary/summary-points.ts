import { isAsked } from '../../language/sentences/asked.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { pickVaried } from '../select/pick-varied.js'
import type { Candidate } from '../select/rank-sentences.js'

const { aboutToHappen } = loadPatterns('summary', 'aboutToHappen')

/** The statements of each side for a summary, in their order. */
export interface SummaryPoints {
  reason: Candidate[]
  asked: Candidate[]
  inquiries: Candidate[]
  later: Candidate[]
  answers: Candidate[]
  agentSteps: Candidate[]
  userSteps: Candidate[]
}

export function summaryPoints(
  { cast, sentences }: Conversation,
  candidates: readonly Candidate[],
  commitments: readonly Commitment[],
): SummaryPoints {
  const undertakings = new Set(commitments.map(({ sentence }) => sentence.at))
  const spoken = candidates.filter(({ score, reported: { verb } }) => score > -0.3 && verb !== 'answered')
  const of = (role: 'agent' | 'user') =>
    spoken.filter(
      ({ sentence }) =>
        sentence.role === role && (!undertakings.has(sentence.at) || (role === 'user' && isAsked(sentence))),
    )
  const isEarly = ({ sentence }: Candidate) => sentence.at < sentences.length * 0.45

  const reason = pickVaried([...of('user').filter(isStatement).filter(isEarly)], 2)
  const asked = pickVaried(
    of('user').filter((candidate) => !isStatement(candidate) && candidate.score > 0),
    1,
  )
  const later = pickVaried(
    of('user')
      .filter(isStatement)
      .filter((candidate) => !isEarly(candidate) && candidate.score > 0.6),
    1,
    [...reason, ...asked],
  )
  const answers = pickVaried(
    of('agent').filter((candidate) => isStatement(candidate) && !aboutToHappen.test(candidate.sentence.text)),
    2,
    [...reason, ...asked],
  )
  const steps = candidates.filter(
    ({ sentence, reported: { verb } }) => undertakings.has(sentence.at) && verb !== 'answered',
  )
  const agentSteps = pickVaried(
    steps.filter(({ sentence }) => sentence.role === 'agent'),
    2,
    answers,
  )
  const userSteps = pickVaried(
    steps.filter(({ sentence }) => sentence.role === 'user' && !isAsked(sentence)),
    1,
  )
  const inquiries =
    answers.length + agentSteps.length < 3
      ? pickVaried(
          of('agent')
            .filter(({ sentence, reported: { verb } }) => verb === 'asked' && isAsked(sentence))
            .filter(({ reported: { rest } }) => !rest.startsWith(`${cast.user.short} to `)),
          2,
          reason,
        )
      : []
  return { reason, asked, inquiries, later, answers, agentSteps, userSteps }
}

function isStatement({ reported: { verb }, sentence }: Candidate): boolean {
  return (verb === 'said' || verb === 'thought') && !isAsked(sentence)
}
