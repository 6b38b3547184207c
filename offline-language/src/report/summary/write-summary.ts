import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { partyOf } from '../../language/names/cast.js'
import { capitalised, other } from '../../language/names/party.js'
import { isAsked } from '../../language/sentences/asked.js'
import { pointText } from '../select/point-text.js'
import { retell } from '../phrase/retell.js'
import { withPersonOnce } from '../phrase/with-person.js'
import type { Conversation } from '../read/conversation.js'
import { pickVaried } from '../select/pick-varied.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { settlementPatterns } from '../select/settlement-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { closing } from './closing.js'
import { inSentences, sentenceOf, statementOf } from './shared-sentences.js'
import { littleSaid } from './little-said.js'

const mostSentences = 3
const mostWords = 140
const wordsForThree = 90
const wordsForMore = 700

/** The overview: the two or three most telling statements; those of a long conversation share sentences. */
export function writeSummary(
  conversation: Conversation,
  candidates: readonly Candidate[],
  ending: readonly Candidate[] | null,
): string {
  const { wordCount, cast } = conversation
  const count = wordCount < wordsForThree ? 2 : wordCount < wordsForMore ? 3 : 7
  const agreement = candidates.find(({ part }) => part === 'agreement')
  const last = agreement ? null : ending
  const told = candidates.find(
    (one) =>
      one.reported.verb !== 'quoted' &&
      isForOverview(one) &&
      isToldAtTheEnd(one, last) &&
      isClearPoint([one], conversation),
  )
  const end = told ? [told] : last
  const alone = candidates.map((one) => ({
    ...one,
    continuation: null,
    score: one.score + (isOutcome(one.sentence, conversation) ? outcomeWeight : 0),
  }))
  const inOrder = statements(
    alone.filter(
      (one) => one.part === 'reason' || (one.part === null && isForOverview(one) && !isToldAtTheEnd(one, end)),
    ),
    count - (agreement ? 1 : 0) - (end ? 1 : 0),
    agreement ? [agreement] : [],
    conversation,
  )
  const said = littleSaid(conversation)
  const insults = insultsIn(candidates, cast)
  const ends = end ? [capitalised(pointText(cast, end))] : agreement ? [retell(agreement.reported, cast)] : []
  const room = mostSentences - [insults, said, ...ends].filter(Boolean).length
  const sentences = inSentences(inOrder, room).map((points) => sentenceOf(points, cast))
  const goodbye = sentences.length + ends.length < 2 ? closing(conversation) : ''
  return escapeMarkdown(withPersonOnce([...sentences, insults, said, ...ends, goodbye].filter(Boolean).join(' ')))
}

const outcomeWeight = 0.25
const lastPart = 0.6

/** What someone will do, near the end. */
function isOutcome({ at, text, isQuestion }: Sentence, { sentences }: Conversation): boolean {
  return at / sentences.length >= lastPart && !isQuestion && settlementPatterns.undertakes.test(text)
}

/** The reason and the best others in their order: each is clear after the one before it. */
function statements(
  candidates: readonly Candidate[],
  most: number,
  already: readonly Candidate[],
  conversation: Conversation,
): Candidate[] {
  const unclear = new Set<Candidate>()
  for (;;) {
    const left = candidates.filter((one) => !unclear.has(one))
    const reason = left.filter(({ part }) => part === 'reason').slice(0, most)
    const others = pickVaried(
      left.filter(({ part }) => part === null),
      most - reason.length,
      [...reason, ...already],
    )
    const inOrder = withinLimit(withoutRepeats([...reason, ...others]), conversation.cast).toSorted(
      (a, b) => a.sentence.at - b.sentence.at,
    )
    const found = inOrder.find((one, at) => !isClearPoint([one], conversation, inOrder.slice(Math.max(0, at - 1), at)))
    if (!found) return inOrder
    unclear.add(found)
  }
}

/** A sentence that is quoted before another is not told by itself. */
function withoutRepeats(points: readonly Candidate[]): Candidate[] {
  const led = new Set(points.flatMap(({ lead }) => lead.map(({ sentence }) => sentence)))
  return points.filter(({ sentence }) => !led.has(sentence))
}

function isToldAtTheEnd({ sentence }: Candidate, end: readonly Candidate[] | null): boolean {
  return end?.some((one) => one.sentence.turns[0] === sentence.turns[0]) ?? false
}

/** A question of the agent is not told without its answer. */
function isForOverview({ sentence, standsAlone, score, reported }: Candidate): boolean {
  return standsAlone && score > 0 && reported.verb !== 'insulted' && !(sentence.role === 'agent' && isAsked(sentence))
}

function insultsIn(candidates: readonly Candidate[], cast: Conversation['cast']): string {
  const insult = candidates.find(({ reported }) => reported.verb === 'insulted')
  if (!insult) return ''
  const { role } = insult.sentence
  return `${capitalised(partyOf(cast, role).short)} insults ${partyOf(cast, other(role)).short}.`
}

function withinLimit(points: readonly Candidate[], cast: Conversation['cast']): Candidate[] {
  let words = 0
  return points.filter((point, at) => {
    words += statementOf(point, cast).split(' ').length
    return at === 0 || words <= mostWords
  })
}
