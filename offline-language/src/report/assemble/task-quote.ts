import { contentStems } from '../../language/tokens/content-stems.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { inTurn } from '../moves/whole-turn.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Conversation } from '../read/conversation.js'
import type { Passage } from '../select/passage.js'
import { passageOf } from './passages.js'
import { isEmpty, isQuestion } from '../select/said.js'
import { ownerOfTask } from './task-owner.js'

const mostWords = 48
const mostBefore = 3
/** With fewer content words beside its time, a task does not say what is done. */
export const fewestStems = 3

/** A task with the words that a reader needs, turn by turn; null if it stays unclear. The shortest that is clear. */
export function taskQuote(
  piece: Piece,
  at: number,
  conversation: Conversation,
  moves: Moves,
  possible: readonly Passage[],
): Piece[][] | null {
  if (piece.shown === null || piece.isTakenBack) return null
  const own = moves.turns[at]!.pieces
  const place = own.indexOf(piece)
  const core = [piece, ...timesAfter(own.slice(place + 1))]
  const answer = answerTo(core, at, moves)
  if (answer === null) return null
  const least = isThin(core) || isCorrected(own[place + core.length]) ? 1 : 0
  const tries = befores(at, place, moves)
    .filter(({ own: said, before }) => said.length + before.length >= least)
    .map(({ own: said, before }) => [...(before.length > 0 ? [before] : []), [...said, ...core], ...answer])
    .filter((parts) => parts.flat().every(({ shown, isTakenBack }) => shown !== null && !isTakenBack))
    .toSorted((a, b) => wordsIn(a.flat()) - wordsIn(b.flat()))
  const clear = tries.find((parts) => passageOf(parts, at + answer.length, conversation, moves, mostWords) !== null)
  const lastTurn = moves.turns[at + answer.length]!.turn
  return clear ?? shortestOf(possible, piece, lastTurn)
}

/** A promise after the last words of the turn that it answers: "Then ring the farm." "All right. I'll ring them tomorrow." */
export function wholeExchange(
  piece: Piece,
  at: number,
  { turns }: Moves,
  conversation: Conversation,
): Piece[][] | null {
  const { pieces: own, role } = turns[at]!
  const before = turns[at - 1]
  if (piece.isTakenBack || before === undefined || before.role === role) return null
  const asked = before.pieces.filter((one) => !isEmpty(one)).slice(-mostAsked)
  const said = own.slice(0, own.indexOf(piece) + 1).filter((one) => !isEmpty(one))
  const parts = [asked.map((one) => ({ ...one, shown: one.shown ?? one.said })), said].map((all) =>
    inTurn(all, conversation),
  )
  const isWhole = parts.flat().every(({ shown, isTakenBack }) => shown !== null && !isTakenBack)
  return asked.length > 0 && said.length > 0 && isWhole && wordsIn(parts.flat()) <= mostWords ? parts : null
}

const mostAsked = 2

const pointsAway = /\b(?:he|she|they|him|her|them|his|hers|their|it|that|those|these)\b/i

/** A promise that says all itself: "I'll put the free repair in an email to you." */
export function inOwnWords(piece: Piece, at: number, { turns }: Moves): Piece[][] | null {
  if (piece.shown === null || piece.isTakenBack) return null
  const own = turns[at]!.pieces
  const core = [piece, ...timesAfter(own.slice(own.indexOf(piece) + 1))]
  const [act = ''] = piece.text.split(/, (?!\p{L}+ I will)| (?:so|because|which|before|when|if) /u)
  const isOpen = isThin(core) || isCorrected(own[own.indexOf(piece) + core.length])
  return isOpen || pointsAway.test(act) ? null : [core]
}

/** The key point that quotes a task in fewest words, up to its answer. */
function shortestOf(possible: readonly Passage[], { turn, text }: Piece, lastTurn: number): Piece[][] | null {
  const around = possible
    .filter(({ parts }) => parts.flat().some((one) => one.turn === turn && one.text === text))
    .map(({ parts }) => parts.filter(([first]) => first!.turn <= lastTurn))
    .filter((parts) => wordsIn(parts.flat()) <= mostWords && !promisesMore(parts.flat()))
  return around.toSorted((a, b) => wordsIn(a.flat()) - wordsIn(b.flat()))[0] ?? null

  /** "If it leaks, ring me. I'll send you the list tonight.": the promise is an item of its own. */
  function promisesMore(said: readonly Piece[]): boolean {
    const after = said.slice(said.findIndex((one) => one.turn === turn && one.text === text) + 1)
    return after.some((one) => one.turn === turn && /\b(?:I|we) will\b/i.test(one.text))
  }
}

/** "From Monday.", after "let me give them to Rory". */
function timesAfter(rest: readonly Piece[]): Piece[] {
  const end = rest.findIndex((one) => timesIn(one.text).length === 0 || one.text.split(' ').length > longestTime)
  return rest.slice(0, end < 0 ? rest.length : end).filter(({ shown }) => shown !== null)
}

const longestTime = 6

const isOfSpeakers = /\b(?:I|we|you)\b/i

/** "I'll ask Yusuf." does not say what. */
function isThin(core: readonly Piece[]): boolean {
  const text = core.map((one) => one.text).join(' ')
  const { times, stems } = stemsOfTask(text)
  // "I'll do a new edit by Wednesday."
  const isTimed = times.size > 0 && !pointsAway.test(text)
  return isOfSpeakers.test(text) && stems.length < (isTimed ? fewestTimed : fewestStems)
}

const fewestTimed = 1

/** "I'll do it tonight. Well, no, tonight I'm out." */
const isCorrected = (next: Piece | undefined): boolean => next !== undefined && corrects.test(next.text)
const corrects = /^(?:well|oh|sorry|actually|wait|hang on)?[,.]? ?(?:no|not|actually|or rather|wait)\b/i

/** The content words of a task's time, and its others. */
export function stemsOfTask(text: string): { times: ReadonlySet<string>; stems: string[] } {
  const times = contentStems(timesIn(text).join(' '))
  return { times, stems: [...contentStems(text)].filter((stem) => !times.has(stem)) }
}

/** Of the same turn and of the one before, all that can be quoted before a sentence. */
function befores(at: number, place: number, { turns }: Moves): { own: Piece[]; before: Piece[] }[] {
  const own = turns[at]!.pieces.slice(0, place)
  const before = turns[at - 1]?.role === turns[at]!.role ? [] : (turns[at - 1]?.pieces ?? [])
  const ends = (pieces: readonly Piece[]) =>
    Array.from({ length: Math.min(mostBefore, pieces.length) }, (_, count) => pieces.slice(-count - 1))
  return [
    { own: [], before: [] },
    ...ends(own).map((said) => ({ own: said, before: [] })),
    ...(own.length <= mostBefore
      ? ends(before).map((said) => ({ own: own.filter((one) => !isEmpty(one)), before: said }))
      : []),
  ]
}

/** What the other says to a question, a request or an order; null if it must be there and is not. */
function answerTo(core: readonly Piece[], at: number, { turns }: Moves): Piece[][] | null {
  const isAsked = core.some(isQuestion)
  const [piece] = core
  if (!isAsked && ownerOfTask(piece!) === piece!.role) return []
  const next = turns[at + 1]
  const said = next?.role === turns[at]!.role ? [] : (next?.pieces ?? [])
  const end = said.findIndex((one) => one.text.split(' ').length >= longEnough)
  const answer = said.slice(0, end < 0 ? said.length : end + 1).slice(0, mostBefore)
  if (answer.length > 0 && !answer.some(isQuestion) && wordsIn(answer) <= longestAnswer) return [answer]
  return isAsked ? null : []
}

const longEnough = 3
const longestAnswer = 16
