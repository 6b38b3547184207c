import type { Moves } from '../moves/read-moves.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { isPartOf } from '../select/passage.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { missingNoun } from '../select/self-contained.js'
import { isSaidIn } from '../worth/task-worth.js'
import { clearTask, loose } from './clear-task.js'
import { formOf, isThinVerb } from './forms.js'
import { saysOnlyPart } from './leaning.js'
import { actsIn, type QuotedAct } from './acts-in.js'

/** The tasks that are found sentence by sentence, and those that an exchange of both shows: each act once, as it is said best. */
export function withActs(tasks: readonly Commitment[], conversation: Conversation, moves: Moves): Commitment[] {
  const acts = actsIn(conversation, moves)
  const known = new Set<QuotedAct>()
  const kept = tasks.flatMap((task) => {
    const same = acts.filter((act) => isOf(task, act))
    if (same.length === 0) {
      const isOther = acts.some((act) => isWithin(task, act) || isOfOther(task, act))
      return isOther ? [] : (clearTask(task, conversation, moves) ?? [])
    }
    const isBest = same.some((act) =>
      isQuote(task)
        ? isQuotedBetter(task, act, conversation)
        : isToldBetter(task, act, tasks) && !saysOnlyPart(act.act.core),
    )
    if (isBest) same.forEach((act) => known.add(act))
    return isBest ? [task] : []
  })
  const others = acts.filter((act) => !known.has(act))
  const appointed = new Set(others.filter(({ act }) => act.lead).map(({ task }) => task))
  // "I'll tell the others.", after the time that they are told.
  const thin = new Set(others.filter(({ act }) => act.form && isThinVerb(act.form)).map(({ task }) => task))
  const all = [...kept, ...others.map(({ task }) => task)]
  const whole = all.filter(
    (one) => !all.some((other) => other !== one && saysAll(other, one) && !(appointed.has(one) && thin.has(other))),
  )
  return weightiest(whole, kept)
}

/** What was found sentence by sentence, then what has a time. */
function weightiest(all: readonly Commitment[], kept: readonly Commitment[]): Commitment[] {
  const isTimed = ({ text }: Commitment) => timesIn(text).length > 0
  const first = all.toSorted(
    (a, b) => Number(kept.includes(b)) - Number(kept.includes(a)) || Number(isTimed(b)) - Number(isTimed(a)),
  )
  const chosen = new Set(first.slice(0, Math.max(mostTasks, kept.length)))
  return all.filter((one) => chosen.has(one))
}

/** Without the quotes that are a part of another. */
export const withoutParts = (all: readonly Commitment[]): Commitment[] =>
  all.filter(
    (one, at) =>
      !all.some((other) => other !== one && saysAll(other, one)) &&
      !all.slice(0, at).some((other) => other.text === one.text && other.owner === one.owner),
  )

const mostTasks = 8

/** Whether a longer quote of the same owner has each sentence of another. */
function saysAll(other: Commitment, one: Commitment): boolean {
  if (!isQuote(one) || one.owner !== other.owner || one.text.length >= other.text.length) return false
  // A promise may be what a later act is about.
  const [turn = 0, later = 0] = [one, other].map(({ sentence }) => sentence.turns[0])
  if (promises.test(one.sentence.text) && turn < later) return false
  return [...one.text.matchAll(/“([^”]+)”/g)].every(([, said]) => other.text.includes(said!))
}

/** A quote that an act has before its own words, which is nothing to do by itself. */
const isWithin = (task: Commitment, { task: { text } }: QuotedAct): boolean =>
  isQuote(task) && text.includes(task.text.slice(task.text.indexOf('“') + 1, -1)) && !promises.test(task.sentence.text)

/** "Better not by email. Give them to Agnes.": what the other has to do. */
const isOfOther = (task: Commitment, { act }: QuotedAct): boolean =>
  isQuote(task) &&
  act.owner !== task.owner &&
  act.core.shown !== null &&
  task.text.includes(act.core.shown) &&
  formOf(task.sentence.text, task.sentence.words) === null

const promises = /\b(?:I|we) (?:will|am going to|are going to|shall)\b/i

const isQuote = ({ text }: Commitment): boolean => text.endsWith('”')

/** Whether a task has the sentence of an act for its own; what is told in one sentence has its answer, too. */
function isOf(task: Commitment, { act, told, task: { text } }: QuotedAct): boolean {
  if (task.text === text) return true
  // "I could print it if you send me the logo.": each does something.
  if (!isQuote(task) && task.owner !== act.owner && /\bif you\b/i.test(act.core.text)) return false
  if (!isQuote(task)) return told.some((piece) => isSaidIn(task, piece))
  return told.some(({ turn, text: said }) => task.sentence.turns[0] === turn && isPartOf(task.sentence.text, said))
}

/** "Ben will send the plan on Monday.", but not "Ben will send it." */
function isToldBetter(
  { text, owner, sentence }: Commitment,
  { act, told }: QuotedAct,
  tasks: readonly Commitment[],
): boolean {
  if (owner !== act.owner || (loose.test(text) && missingNoun([sentence], { persons: true }) !== null)) return false
  if (ofTime.test(text)) return false
  // One sentence may have two tasks, each with its time.
  const all = tasks
    .filter((one) => one.sentence === sentence && !isQuote(one))
    .map((one) => one.text.toLowerCase())
    .join(' ')
  const times = timesIn(act.core.text).every((time) => all.includes(time.toLowerCase().replace(/^(?:on|by|at) /, '')))
  return (times && timesIn(text).length > 0) || told.every((piece) => timesIn(piece.text).length === 0)
}

/** "The day before.": of what? */
const ofTime = /\b(?:the|that) (?:day|week|night|morning|evening|month) (?:before|after)\.$/i

/** What both agree on by its day: "So no maps from May?" "From May, yes." */
const saysAllItself = ({ isSettled, owner, text }: Commitment, act: QuotedAct['act']): boolean =>
  isSettled === true &&
  owner === act.owner &&
  (act.lead?.every(({ shown }) => shown !== null && text.includes(shown)) ?? false)

/** A shorter quote that a reader understands. */
function isQuotedBetter(task: Commitment, { act, task: other }: QuotedAct, conversation: Conversation): boolean {
  const { owner, sentence, text, also = [], answer = [] } = task
  if (saysAllItself(task, act) && text.length < other.text.length) return true
  if (owner !== act.owner || text.split(' ').length > other.text.split(' ').length) return false
  if (!isQuote(other)) return false
  if (act.form?.kind !== 'promise' || isThinVerb(act.form)) return false
  const pieces = answer.flatMap((piece) => sentenceOfPieces([piece], conversation) ?? [])
  const before = [...also, ...pieces].filter(({ at }) => at < sentence.at).toSorted((a, b) => a.at - b.at)
  return before.length > 0 && missingNoun([...before, { ...sentence, meant: {} }]) === null
}
