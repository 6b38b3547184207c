import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { rank, type Scored } from '../answers/answer-model.js'
import { readingOf } from '../answers/reading.js'
import { coverage, isWeighty, meaningOf } from '../units/meaning.js'
import { hasVerb } from '../units/statements.js'
import { amountsIn, quantitiesIn } from '../wording/amounts.js'
import { ofOccasion } from '../wording/occasion.js'
import type { Statement } from '../written/statements.js'
import type { Conversation } from './conversation.js'
import { feels } from './says-feeling.js'
import { isOfListener } from './recital.js'
import { isOpen } from './is-open.js'
import { nextWish } from './initiative.js'
import { talkOf } from './talk.js'

type Asks = 'event' | 'cause' | 'matter' | 'view'
const asks = loadPatterns('replies/open-telling', 'event', 'cause', 'view', 'matter')

/** Each kind of open question in plain words: the learned ranking answers these best. */
const plainly: Readonly<Record<Asks, readonly string[]>> = {
  event: ['What happened?'],
  cause: ['What happened?'],
  matter: ['What is the problem?', 'What happened?'],
  view: ['How do you feel about it?'],
}
/** The kinds of answer to try, best first; the first one that the prompt has is used. */
const order: Readonly<Record<Asks, readonly Asks[]>> = {
  event: ['event', 'matter'],
  cause: ['cause'],
  matter: ['matter', 'event', 'view'],
  view: ['view', 'matter', 'event'],
}

const leastOfKind = 0.5
const leastOfView = 0.3
const leastSure = 0.5
const leastShare = 0.08
/** A statement that repeats this much of what the person said is no news. */
const echo = 0.6
/** Two sentences are a story, more would be a report. */
const mostWords = 40
/** "I am angry." says little alone. */
const fewWords = 5
/** "It makes me furious", "I worked on them for a week", with nothing before it. */
const pointsBack = /^(?:it|this|that|they|he|she|these|those)\b|^(?=(?:\S+ ){0,9}\S+$).*\b(?:it|them)\b/i
/** How probable the sentence before a story has to be to be said with it. */
const leastOfLead = 0.2
/** So much of a statement in one earlier reply means that it was said. */
const sameWords = 0.95
/** "I would like to hear it from you" */
const invites = /\bhear (?:it |that |this )?(?:from you|your|what)\b|\btell me\b/i

const isOf: Readonly<Record<Asks, (statement: Statement) => boolean>> = {
  event: ({ shares }) => shares.fact >= leastOfKind,
  cause: ({ shares }) => shares.fact >= leastOfKind,
  matter: ({ shares }) => shares.fact + shares.view >= leastOfKind,
  view: ({ shares, said }) => shares.view >= leastOfView || feels.test(said ?? ''),
}

/** "Marco thinks …", "Mr Nowak is …": the prompt speaks of the part. */
const namesPart = (said: string, { role: { name } }: Conversation): boolean =>
  (name ?? '').split(' ').some((each) => each !== '' && new RegExp(`^(?:\\p{L}+ )?${each}(?! and )\\b`, 'u').test(said))

/** Statements that the part has not said yet, and that make sense alone. */
function untold(conversation: Conversation): (Statement & { said: string })[] {
  const { role, memory, userTexts } = conversation
  const heard = meaningOf(userTexts.join(' '))
  const spoken = memory.agentTurns.map(meaningOf)
  const isJustTold = (at: number) =>
    role.statements.some(({ said, place }) => place === at && said !== null && memory.isSaid(said))
  const isNew = (said: string) => {
    const own = meaningOf(said)
    return (
      !memory.isSaid(said) && coverage(own, heard) < echo && !spoken.some((each) => coverage(own, each) >= sameWords)
    )
  }
  // The bargain names its figures itself.
  const isOfBargain = (said: string) => role.dealing !== null && amountsIn(said).length + quantitiesIn(said).length > 0
  const saysMuch = (said: string) => hasVerb(said) && [...meaningOf(said)].some(isWeighty) && !ofOccasion.test(said)
  return role.statements.filter(
    (each): each is Statement & { said: string } =>
      isOpen(each, conversation) &&
      each.shares.who < leastOfKind &&
      !isOfListener(each) &&
      !isOfBargain(each.said) &&
      saysMuch(each.said) &&
      isNew(each.said) &&
      (!pointsBack.test(each.said) || isJustTold(each.place - 1)) &&
      !namesPart(each.said, conversation),
  )
}

/** How well each statement of a kind tells it, best first; more for what the question names; null if who the part is tells it. */
function told(
  { role }: Conversation,
  open: readonly Statement[],
  kind: Asks,
  named: ReadonlySet<string>,
): Scored<Statement>[] | null {
  // Told statements count too: what is left has to be good beside them.
  const own = role.statements.filter(
    (each) => each.said !== null && !each.isSecret && (isOf[kind](each) || each.shares.who >= leastOfKind),
  )
  const sums = new Map<Statement, number>()
  for (const question of plainly[kind])
    for (const { candidate, share } of rank(readingOf(question), own).ranked)
      sums.set(candidate, (sums.get(candidate) ?? 0) + share / plainly[kind].length)
  // "I am Hanna, a hiker. I slipped.": the introduction tells what happened, and other replies say it.
  const ofSelf = Math.max(0, ...own.flatMap((each) => (each.shares.who >= leastOfKind ? (sums.get(each) ?? 0) : [])))
  if (ofSelf >= leastSure) return null
  return open
    .flatMap((candidate) => {
      const share = sums.get(candidate)
      const ofNamed = coverage(named, matterOf(candidate, role.statements))
      return share === undefined ? [] : { candidate, share: share + ofNamed }
    })
    .toSorted((a, b) => b.share - a.share)
}

/** What a statement is about, with the one before it for "it". */
function matterOf({ said, place }: Statement, all: readonly Statement[]): ReadonlySet<string> {
  const before = pointsBack.test(said ?? '') ? all.findLast((each) => each.place < place) : undefined
  return meaningOf(`${before?.said ?? ''} ${said}`)
}

/** A statement with what leads up to it, else with what the prompt says right after it, if both together are short. */
function withNeighbour(
  { candidate: first }: Scored<Statement>,
  open: readonly Statement[],
  all: readonly Scored<Statement>[],
): string {
  const words = first.said ?? ''
  const at = open.indexOf(first)
  const isBeside = (other: Statement | undefined): other is Statement & { said: string } =>
    other !== undefined &&
    other.said !== null &&
    Math.abs(other.place - first.place) <= 1 &&
    other.topic === first.topic &&
    isOf.event(other) &&
    coverage(meaningOf(other.said), meaningOf(words)) < echo &&
    wordsIn(words) + wordsIn(other.said) <= mostWords
  const [before, next] = [open[at - 1], open[at + 1]]
  const leads = all.some(({ candidate, share }) => candidate === before && share >= leastOfLead)
  if (leads && isBeside(before)) return `${before.said} ${words}`
  return isBeside(next) ? `${words} ${next.said}` : words
}
const wordsIn = (text: string) => text.split(' ').length

/** The answer to an open question about the occasion: "What happened?", "What is on your mind?"; null for any other turn. */
export function openTelling(conversation: Conversation): string | null {
  const talk = talkOf(conversation)
  const invited = sentencesOf(talk.text).filter((sentence) => invites.test(sentence))
  for (const text of [...talk.asked.map((asked) => asked.text), ...invited].toReversed()) {
    const kind = kinds.find((each) => asks[each].test(text))
    if (kind) return tellOf(conversation, kind, text)
  }
  return null
}
const kinds: readonly Asks[] = ['view', 'event', 'cause', 'matter']

/** Whether a question leaves it to the part what it tells. */
export const isOpenTelling = (question: string): boolean => kinds.some((kind) => asks[kind].test(question))

/** What is told of a kind, or of the next best kind; null if all of it is told. */
function tellOf(conversation: Conversation, kind: Asks, question: string): string | null {
  const open = untold(conversation)
  const known = conversation.role.statements.flatMap((each) => (isOf.matter(each) ? meaningOf(each.said ?? '') : []))
  // A word that is in no statement does not show which one is meant.
  const named = new Set(
    [...meaningOf(question)].filter((stem) => isWeighty(stem) && known.some((each) => each.has(stem))),
  )
  for (const each of order[kind]) {
    const all = told(conversation, open, each, named)
    if (!all) return null
    const [best] = all
    if (!best || best.share < leastShare) continue
    if (named.size > 0 && coverage(named, matterOf(best.candidate, conversation.role.statements)) === 0) return null
    if (each === 'view') return withCause(conversation, best.candidate, open)
    return kind === 'view' ? best.candidate.said : withNeighbour(best, open, all)
  }
  return kind === 'matter' || kind === 'view' ? nextWish(conversation) : null
}

/** "I am angry.", with what happened. */
function withCause(conversation: Conversation, { said }: Statement, open: readonly Statement[]): string {
  const words = said ?? ''
  const [why] = wordsIn(words) < fewWords ? (told(conversation, open, 'event', new Set()) ?? []) : []
  return why ? `${words} ${why.candidate.said}` : words
}

/** What the part has not told of its trouble yet. */
export const stillOpen = (conversation: Conversation): string | null => tellOf(conversation, 'matter', '')
