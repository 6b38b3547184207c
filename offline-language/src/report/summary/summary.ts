import { partyOf, type Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { closing } from '../phrase/closing.js'
import type { Commitment } from '../select/commitments.js'
import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { inWords, listed } from '../../language/phrases/in-words.js'
import { pickVaried } from '../select/pick-varied.js'
import type { Candidate } from '../select/rank-sentences.js'
import type { Conversation } from '../read/conversation.js'
import { isAsked } from '../../language/sentences/asked.js'
import { thatClause, told } from '../phrase/retell.js'
import type { Topic } from '../select/topics.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { aboutToHappen } = loadPatterns('summary', 'aboutToHappen')

const longestPair = 46

/** One paragraph, three to six sentences: who spoke about what, what each side said, and how it ended. */
export function overview(
  conversation: Conversation,
  candidates: readonly Candidate[],
  topics: readonly Topic[],
  commitments: readonly Commitment[],
): string {
  const { cast, sentences } = conversation
  const undertakings = new Set(commitments.map(({ sentence }) => sentence.at))
  const finished = new Set(
    commitments.filter(({ status }) => status === 'completed').map(({ sentence }) => sentence.at),
  )
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

  const body = [
    ...said(inOrder(reason.length + asked.length > 1 ? reason.slice(0, 2) : [...reason, ...asked]), cast, 'said'),
    ...(reason.length + asked.length > 1 ? said(asked, cast, 'said', 'also') : []),
    ...said(inOrder(inquiries), cast, 'said'),
    ...said(later, cast, 'said', 'later'),
    ...said(inOrder(answers), cast, 'explained'),
    ...said(
      inOrder(agentSteps),
      cast,
      'said',
      agentSteps.some(({ sentence }) => finished.has(sentence.at)) ? '' : 'next',
    ),
    ...said(userSteps, cast, 'said', 'in turn'),
  ]
  const end = closing(conversation)
  const room = end ? 4 : 5
  return escapeMarkdown([frame(conversation, topics), ...withinRoom(body, room), end].filter(Boolean).join(' '))
}

function frame({ cast, durationSecs, scenarioTitle, turns }: Conversation, topics: readonly Topic[]): string {
  const hasUser = turns.some(({ role }) => role === 'user')
  const hasAgent = turns.some(({ role }) => role === 'agent')
  const agent = `${cast.agent.full}${cast.organisation ? ` of ${cast.organisation}` : ''}`
  const length = durationSecs >= 30 ? ` for about ${inWords(durationSecs)}` : ' briefly'
  const labels = topics.slice(0, 3).map(({ name }) => name)
  const title = scenarioTitle.replace(/\s+/g, ' ').trim().slice(0, 100)
  const setting = title ? `In “${title}”, ` : ''
  const subject =
    labels.length === 0
      ? ''
      : labels.length === 1
        ? `; the main subject was the ${labels[0]}`
        : `; the main subjects were ${listed(labels)}`
  return hasUser && hasAgent
    ? capitalised(`${setting}${cast.user.full} spoke with ${agent}${length}${subject}.`)
    : capitalised(`${setting}only ${hasUser ? cast.user.full : agent} was heard speaking${length}${subject}.`)
}

function isStatement({ reported: { verb }, sentence }: Candidate): boolean {
  return (verb === 'said' || verb === 'thought') && !isAsked(sentence)
}

/** Up to two things that one side said: in one sentence where that stays readable, else in two. */
function said(points: readonly Candidate[], cast: Cast, verb: string, link = ''): string[] {
  const [first, second] = points
  if (!first) return []
  const name = partyOf(cast, first.sentence.role).short
  const start = `${link === 'later' ? 'Later ' : link === 'next' ? `As ${second ? 'next steps' : 'a next step'}, ` : link === 'in turn' ? 'In turn, ' : ''}${name} ${link === 'also' ? 'also ' : ''}${told(first.reported, verb)}`
  if (!second) return [capitalised(`${start}.`)]
  const isSame =
    first.reported.verb === second.reported.verb &&
    (second.reported.verb === 'said' || second.reported.verb === 'thought')
  const next = isSame ? `that ${thatClause(second.reported.rest).replace(/^that /, '')}` : told(second.reported)
  const pair = `${start}${start.split(' ').length > 9 ? ',' : ''} and ${next}.`
  if (pair.split(' ').length <= longestPair) return [capitalised(pair)]
  return [
    capitalised(`${start}.`),
    capitalised(
      `${name} ${verb === 'explained' ? '' : 'also '}${told(second.reported, verb === 'explained' ? 'noted' : 'mentioned')}.`,
    ),
  ]
}

// What comes last is what was agreed, so room is made in the middle.
function withinRoom(sentences: readonly string[], room: number): string[] {
  const kept = [...sentences]
  while (kept.length > room) kept.splice(Math.floor(kept.length / 2), 1)
  return kept
}

function inOrder(points: readonly Candidate[]): Candidate[] {
  return points.toSorted((a, b) => a.sentence.at - b.sentence.at)
}
