import { weekdayPattern } from '../../language/tokens/calendar.js'
import { actPatterns } from '../acts/act-patterns.js'
import { namesThing } from '../acts/leaning.js'
import type { Piece } from '../moves/piece.js'
import { movePatterns } from '../moves/patterns.js'
import type { Moves } from '../moves/read-moves.js'
import { taskSigns } from '../phrase/task-signs.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { answersWish } from '../select/answers-wish.js'
import { type Commitment, commitment } from '../select/commitment.js'
import { inTheCall } from '../select/commitment-patterns.js'
import { isTurnedDown } from '../select/declined.js'
import { isTakenBack } from '../select/unsure.js'
import type { Passage } from '../select/passage.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { isSaidIn, type RatedTask, ratedTasks } from '../worth/task-worth.js'
import { isNoTask } from '../select/no-task.js'
import { ownerOfTask } from './task-owner.js'
import { withoutGap } from './without-gap.js'
import { quotedTask } from '../select/quoted-task.js'
import { inOwnWords, taskQuote, wholeExchange } from './task-quote.js'
import { isThinTask } from './thin-task.js'

/** The least probability of a task: found by no rule, found by a rule, found with few words, already done, told even if it leans on what is before it. */
const least = { alone: 0.32, found: 0.24, thin: 0.33, done: 0.1, sure: 0.6 }

/** The tasks that rules find, without the improbable ones, and those that only what was learned from readers finds. */
export function probableTasks(
  found: readonly Commitment[],
  conversation: Conversation,
  moves: Moves,
  possible: readonly Passage[],
): Commitment[] {
  // All that is said in a few lines was weighed by the rules.
  if (isShortTalk(conversation.turns)) return [...found]
  const rated = ratedTasks(moves, found)
  const probable = found.filter(
    (one) =>
      worthOf(one) >= leastOf(one) &&
      !forbidsCalls.test(one.sentence.text) &&
      !isNoTask(`${one.sentence.text.replace(/[.!?]$/, '')}.`) &&
      !isRefusedWish(one),
  )
  const clear = probable
    .filter((one) => !isThin(one) && (isTold(one) || one.isSettled || isUnderstood(one)))
    .map((one) => withoutGap(one, conversation, moves))
  const better = probable.filter(isThin).flatMap((one) => bestOf(one) ?? [])
  const others = rated.filter(
    ({ piece, at, worth }) => worth >= least.alone && isFirm(piece) && !isOnlyOpinion(piece, at),
  )
  return [...new Set([...better, ...others])].reduce<Commitment[]>((kept, task) => {
    const owner = ownerOfTask(task.piece)
    const isKnown = kept.some((one) => one.owner === owner && isSaidIn(one, task.piece))
    const one = isKnown ? null : quoted(task)
    if (!one || kept.some((other) => isQuotedIn(one, other))) return kept
    return [...kept.filter((other) => !isQuotedIn(other, one)), one]
  }, clear)

  function isThin(one: Commitment): boolean {
    return isThinTask(one, conversation.cast)
  }

  function leastOf(one: Commitment): number {
    if (one.isSettled) return 0
    if (one.status === 'completed') return least.done
    return isThin(one) ? least.thin : least.found
  }

  function bestOf(one: Commitment): RatedTask | undefined {
    return rated.find(({ piece }) => isSaidIn(one, piece))
  }

  function worthOf(one: Commitment): number {
    return bestOf(one)?.worth ?? 0
  }

  /** "I want you to supply no other hotel.", before "No, that I won't do"; "I won't" agrees to "please don't tell them". */
  function isRefusedWish({ owner, sentence }: Commitment): boolean {
    return owner !== sentence.role && !forbids.test(sentence.text) && isTurnedDown(sentence, conversation)
  }

  /** Whether a reader can understand the promise in a quote. */
  function isUnderstood(one: Commitment): boolean {
    const best = bestOf(one)
    return best !== undefined && partsOf(best) !== null
  }

  /** "I'd burn that box.", which nobody takes up, or "I'll not do the work of five people.", which nobody asked not to be done. */
  function isOnlyOpinion({ text, role }: Piece, at: number): boolean {
    const [before, next] = [moves.turns[at - 1], moves.turns[at + 1]].map((turn) =>
      turn?.role === role ? undefined : turn,
    )
    if (refuses.test(text)) return !before?.pieces.some((one) => forbids.test(one.text))
    return opines.test(text) && !next?.pieces.slice(0, 2).some((one) => actPatterns.takes.test(one.text))
  }

  /** Not refused, not taken back, and not about the talk itself. */
  function isFirm(piece: Piece): boolean {
    const isNow = inTheCall.test(piece.text) && timesIn(piece.text).length === 0
    if (isNow || movePatterns.procedure.test(piece.text) || offersChoice.test(piece.text)) return false
    if (isNoTask(piece.text) || [forbidsCalls, isOver, thanks].some((no) => no.test(piece.text))) return false
    const sentence = sentenceOfPieces([piece], conversation)
    return sentence !== null && ![isTurnedDown, isTakenBack, answersWish].some((is) => is(sentence, conversation))
  }

  /** What is surely a task is quoted with what it answers, if nothing shorter is clear. */
  function partsOf({ piece, at, worth }: RatedTask): Piece[][] | null {
    const clear = taskQuote(piece, at, conversation, moves, possible)
    if (clear || worth < least.sure) return clear
    return wholeExchange(piece, at, moves, conversation) ?? inOwnWords(piece, at, moves)
  }

  /** "Thursday the tenth, but that's a late slot. Would that be any good?" "Thursday, yes.": for what? */
  function saysOnlyWhen({ text }: Piece, said: readonly Piece[]): boolean {
    const isTime = taskSigns.appoints.test(`${text}.`) || /\bslots?\b/i.test(text)
    return isTime && !taskSigns.promise.test(text) && !said.some((one) => namesThing(one, conversation))
  }

  function quoted(task: RatedTask): Commitment | null {
    const { piece, worth } = task
    const parts = partsOf(task)
    const sentence = sentenceOfPieces([piece], conversation)
    if (!parts || !sentence || saysOnlyWhen(piece, parts.flat())) return null
    const text = quotedTask(parts, conversation)
    const owner = ownerOfTask(piece)
    return {
      ...commitment({ text, status: 'pending', owner, sentence, weight: 1 + worth }, sentence.words),
      answer: parts.flat().filter((one) => one !== piece),
    }
  }
}

/** Whether a quote is part of a longer one of the same owner, or of the same sentence. */
const isQuotedIn = (one: Commitment, other: Commitment): boolean =>
  (one.owner === other.owner || one.sentence === other.sentence || isAppointment(one)) &&
  one.text.endsWith('”') &&
  other.text.includes(one.text.slice(one.text.indexOf('“') + 1, -1))

/** "Sunday morning then, nine till eleven.": of both. */
const isAppointment = ({ sentence: { text } }: Commitment): boolean =>
  taskSigns.appoints.test(`${text}.`) && !taskSigns.promise.test(text)

/** "Don't ring this number again.": the talk is over. */
const forbidsCalls =
  /\b(?:do not|never) (?:ring|call|phone|contact|write to) (?:me|us|this number|here)\b(?: again)?[.!]?$/i

const forbids = /\b(?:do not|does not|never|not to)\b/i

const refuses =
  /^(?!.*\bbut (?:I|we) (?:will|can)\b)(?:(?:and|but|so|no|well|look),? )*(?:I|we) (?:will|would|am going to|are going to) (?:not|never)\b/i

const opines =
  /^(?!.*\byou\b)(?:(?:and|but|so|well),? )*I would (?!(?:want|need|like|ask|love|expect|appreciate|be)\b)/i

/** "By Monday, that is great, thank you.": the other one has the task. */
const thanks = /^(?!.*\b(?:I|we) (?:will|shall)\b).*\bthank(?:s| you)[.!]?$/i

/** "By email, last Thursday, at ten past nine." */
const isOver = new RegExp(
  `^(?!.*\\b(?:will|shall)\\b).*\\b(?:yesterday|last (?:${weekdayPattern}|night|week|month|year))\\b`,
  'i',
)

/** "Thursday the sixteenth, or Saturday between twelve and four": none is chosen yet. */
const offersChoice = new RegExp(
  `\\b(?:${weekdayPattern}|tomorrow)\\b.* or (?:${weekdayPattern}|tomorrow|the \\p{L}+day)\\b`,
  'iu',
)

const isTold = ({ text }: Commitment): boolean => !text.endsWith('”')
