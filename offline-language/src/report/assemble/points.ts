import { verbatim } from '../phrase/spoken-quote.js'
import type { ExchangePoint } from './exchange-points.js'
import { isVerb } from '../../language/clauses/verb-forms.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { doubtOf } from '../phrase/doubts.js'
import { isAnnouncement } from '../phrase/announcement.js'
import { reasonToOmit } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { isLeftOpen } from '../select/left-open.js'
import { isAside } from '../select/heart.js'
import { incompleteness, isSubjectMissing, isThing } from '../select/incomplete.js'
import { pickVaried } from '../select/pick-varied.js'
import type { Candidate } from '../select/candidate.js'
import { isTellingPoint } from '../select/clear-point.js'
import { asSpoken } from '../select/as-spoken.js'
import { isBareQuestion } from './bare-question.js'
import { answerFrom } from './answer-from.js'
import { isRich, type Point, withoutRepeats } from './point.js'
import { quotedAlone, quotedQuestion } from './quoted-question.js'

const fewest = 4
const most = 8
const wordsPerPoint = 32
const lowestScore = 1
const shortAnswer = 8
const farthestQuestion = 3

/** The points of the conversation in their order. Nothing is said twice. */
export function choosePoints(
  conversation: Conversation,
  candidates: readonly Candidate[],
  exchanges: readonly ExchangePoint[],
): Point[] {
  const count = Math.max(fewest, Math.min(most, Math.round(conversation.wordCount / wordsPerPoint)))
  const agreement = candidates.find(({ part }) => part === 'agreement')
  const agreed = agreement?.reported.rest ?? ''
  const settled = exchanges
    .filter(({ point }) => isTellingPoint(point, conversation))
    .filter(({ pieces }) => !pieces.some(({ shown }) => shown !== null && agreed.includes(shown)))
    .slice(0, Math.ceil(count * shareOfSettled))
  const room = Math.min(most, count + Math.min(mostMore, settled.length))
  const quoted = settled.flatMap(({ pieces }) => pieces.flatMap(({ shown }) => shown ?? []))
  const others = statements(
    conversation,
    candidates
      .filter((one) => !isQuotedIn(one, quoted, conversation))
      .map((one) => (quoted.includes(one.continuation?.quote.shown ?? '') ? { ...one, continuation: null } : one))
      .map((one) => asSpoken(one, conversation)),
    count,
  )
  return [...settled.map(({ point }) => point), ...others.slice(0, Math.max(0, room - settled.length))].toSorted(
    (a, b) => a.at(-1)!.sentence.at - b.at(-1)!.sentence.at,
  )
}

const shareOfSettled = 0.6
const mostMore = 2

function isQuotedIn({ sentence }: Candidate, quoted: readonly string[], { entries }: Conversation): boolean {
  const shown = verbatim(sentence, entries)?.shown
  return shown !== undefined && quoted.some((one) => one === shown)
}

/** The best statements besides, best first. */
function statements(conversation: Conversation, candidates: readonly Candidate[], count: number): Point[] {
  const byPlace = new Map(candidates.map((candidate) => [candidate.sentence.at, candidate]))
  const insult = candidates.find(({ reported }) => reported.verb === 'insulted')
  const points = candidates.flatMap((candidate): Point[] => {
    const isFirst = candidate.reported.verb !== 'insulted' || candidate === insult
    if (isAnnouncement(candidate.sentence) || !isFirst || candidate.score <= 0) return []
    // What is not clear by itself may be so after the other speaker's words.
    const point = [candidate, { ...candidate, standsAlone: false }]
      .map((one) => pointOf(one, byPlace, conversation))
      .find((one) => one !== null && (candidate.part === 'agreement' || isTellingPoint(one, conversation)))
    return point ? [point] : []
  })
  const byMain = new Map(points.map((point) => [point.at(-1)!, point]))
  const ranked = pickVaried([...byMain.keys()], count * 2).map((main) => byMain.get(main)!)
  return withoutRepeats(ranked)
    .slice(0, count)
    .filter((point, at) => at < fewest || point.at(-1)!.score >= lowestScore)
}

/** A statement, with what is said before it if it needs that; null if it is no point. */
function pointOf(
  candidate: Candidate,
  byPlace: ReadonlyMap<number, Candidate>,
  conversation: Conversation,
): Point | null {
  const before = saidBefore(candidate, byPlace, conversation)
  if (before) {
    const answer = answerFrom(before, candidate, conversation)
    return answer && [before, answer]
  }
  const isPoint = candidate.standsAlone || isRich(candidate)
  const isInsult = candidate.reported.verb === 'insulted'
  return isPoint && (isInsult || !isBareQuestion(candidate.sentence)) && !isLeftOpen(candidate.reported)
    ? [candidate]
    : null
}

/** A question without its mark. */
const prompts = /^(?:tell me|describe|explain|walk me through|say (?:a bit )?more|and what about)\b/i

/** The other speaker's question right before a statement, or the statement that it points at. */
function saidBefore(
  candidate: Candidate,
  byPlace: ReadonlyMap<number, Candidate>,
  conversation: Conversation,
): Candidate | null {
  const { sentence, standsAlone, lead } = candidate
  const first = lead[0]?.sentence ?? sentence
  const before = sentenceBefore(first, candidate.isIncomplete, conversation)
  if (!before || isAsked(sentence) || before.role === sentence.role) return null
  const told = byPlace.get(before.at)
  if (!isAsked(before) && !prompts.test(before.text))
    return standsAlone ? null : statementBefore(before, told, conversation)
  if (told?.reported.verb === 'asked' && doubtOf(before, conversation.cast) === null) return told
  const isNeeded = !standsAlone || first.words.length < shortAnswer || !first.words.some(isVerb)
  return isNeeded ? quotedQuestion(before, conversation) : null
}

/** What was said right before, or the question that the turn answers with its first sentences. */
function sentenceBefore(
  { at, role }: Sentence,
  isIncomplete: boolean,
  { sentences }: Conversation,
): Sentence | undefined {
  if (!isIncomplete) return sentences[at - 1]
  const before = sentences.slice(Math.max(0, at - farthestQuestion), at).findLast((one) => one.role !== role)
  return before && (before.at === at - 1 || isAsked(before)) ? before : undefined
}

/** "The mould? I thought that was cleaned", before "It was, but it came back". */
function statementBefore(before: Sentence, told: Candidate | undefined, conversation: Conversation): Candidate | null {
  const isGreeting = before.turns[0] === conversation.turns[0]?.index
  if (
    isGreeting ||
    isAnnouncement(before) ||
    isAside(before) ||
    isSubjectMissing(before.words) ||
    incompleteness(before, conversation) !== null
  )
    return null
  if (told?.standsAlone && !before.words.some(({ lower }) => lower === 'you')) return told
  return before.words.some(isThing) && reasonToOmit(before, conversation.cast) === null
    ? quotedAlone(before, conversation)
    : null
}
