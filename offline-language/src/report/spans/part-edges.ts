import { contentStems } from '../../language/tokens/content-stems.js'
import { movePatterns } from '../moves/patterns.js'
import { isSameFigure } from '../phrase/figures.js'
import { isQuestion, leansBack } from '../select/said.js'
import type { Span } from './best-spans.js'
import { canEnd } from './edges.js'
import { goesOn, isGivingIn, offers } from './goes-on.js'
import type { ReadUnit } from './unit-signs.js'
import { leavesTakenBack } from './units.js'

/** The places of the first and the last unit. */
export type Ends = Pick<Span, 'from' | 'to'>

/** Whether a part can end so: never before what is said to it, unless the passage itself is too long to have that. */
export function isEnd(units: readonly ReadUnit[], part: Ends, whole?: number): boolean {
  if (
    leavesTakenBack(units, part) ||
    goesOn(units, part.to) ||
    isAskedFor(units, part) ||
    isWithoutRequest(units, part)
  )
    return false
  return part.to === whole || (canEnd(units[part.to]!) && !isAnswered(units, part))
}

/** "Fifty-nine.", after the other's "I'd like to be at fifty-nine": what the turn goes on with says whether they get it. */
export function isEchoOnly(units: readonly ReadUnit[], { from, to: end }: Ends): boolean {
  const next = units[end + 1]
  const to = units.slice(0, end + 1).findLastIndex(({ isEmpty }) => !isEmpty)
  const [before, own] = [units[to - 1], units[to] ?? units[end]!]
  if (to <= from || next?.at !== own.at || before?.at === own.at || lengthOf(own) > wordsOfNo) return false
  const { figures, text } = own.piece
  const said = units.slice(from, to).flatMap(({ piece }) => piece.figures)
  const isEcho = figures.length > 0 && figures.every((one) => said.some((other) => isSameFigure(one, other)))
  return (
    isEcho &&
    !movePatterns.accepts.test(text) &&
    !/\b(?:then|yes|fine|okay|works|good|thanks?|thank you|great|perfect|lovely|deal|done)\b/i.test(text)
  )
}

/** "I want to be straight about that.": nothing but a comment on the sentence before it. */
export function isComment(units: readonly ReadUnit[]): boolean {
  const [one, more] = units.filter(({ isEmpty }) => !isEmpty)
  return (
    one !== undefined &&
    more === undefined &&
    one.piece.figures.length === 0 &&
    contentStems(one.piece.text).size < fewestStems
  )
}

const fewestStems = 4

/**
 * Whether a unit comes right after a question, of the other speaker or their own ("If it happens at night? Last time nobody
 * came."), or after the first words of an answer: "No. I'm sorry, but no. I can't carry it."
 */
export function isAfterQuestion(units: readonly ReadUnit[], place: number): boolean {
  const before = units[place - 1]
  if (before === undefined) return false
  const isFirstWord =
    before.at === units[place]!.at && lengthOf(before) <= wordsOfNo && before.piece.figures.length === 0
  const [asked] = before.at < units[place]!.at ? units.slice(Math.max(0, place - 2), place - 1) : []
  const isAsked = isQuestion(before.piece) || (asked?.at === before.at && isQuestion(asked.piece))
  return isAsked || (isFirstWord && isAfterQuestion(units, place - 1))
}

const wordsOfNo = 4

/** "Not the library." comes before "We only close the reading room." */
export function isDenied(units: readonly ReadUnit[], at: number): boolean {
  const before = units[at - 1]
  return before !== undefined && before.at === units[at]!.at && denies.test(before.piece.text)
}

const denies = /^(?:no[.!] )?(?:not|never)\b.{0,30}[.!]$/i

/** Whether what the other speaker says to a unit belongs to it: to a question, to an offer, or with a figure that says what follows. */
function isAnswered(units: readonly ReadUnit[], { from, to: at }: Ends): boolean {
  const [own, next] = [units[at]!, units[at + 1]]
  if (next === undefined) return false
  if (isQuestion(own.piece) || asksBefore(units.slice(from, at), own) || isHalfAnswer(units, at)) return true
  if (next.at !== own.at)
    return own.signs['proposal'] === 1 || (next.piece.figures.length > 0 && leansBack([[next.piece]]))
  return false
}

/** Whether the turn goes on with what it says to a request ("All right, I'll knock the day before."), or with the figure that is agreed. */
function isAskedFor(units: readonly ReadUnit[], { from, to }: Ends): boolean {
  const { at } = units[to]!
  const before = units.slice(from, to).filter((unit) => unit.at === at - 1)
  const rest = units.slice(to + 1, to + 1 + mostOfAnswer).filter((unit) => unit.at === at)
  const asks = before.some(({ piece }) => isQuestion(piece) && movePatterns.proposes.test(piece.text))
  // "And sixty days instead of thirty. Then I say yes."
  if (before.some(({ piece }) => offers(piece)) && rest.some(({ piece }) => isGivingIn(piece))) return true
  const takes = ({ piece }: ReadUnit) => movePatterns.accepts.test(piece.text) || movePatterns.yes.test(piece.text)
  const figures = before.flatMap(({ piece }) => piece.figures)
  const repeats = (unit: ReadUnit) =>
    lengthOf(unit) <= wordsOfAnswer &&
    unit.piece.figures.some((one) => figures.some((other) => isSameFigure(one, other)))
  return (asks && rest.some(takes)) || rest.some(repeats)
}

/** "I always get in a muddle.", after "Would you do the new rota?": not without the question, if the answer is told. */
function isWithoutRequest(units: readonly ReadUnit[], { from, to }: Ends): boolean {
  const { at } = units[from]!
  if (units[to]!.at === at) return false
  const own = units.flatMap((unit, place) => (unit.at === at && isQuestion(unit.piece) ? place : []))
  return own.length > 0 && own.every((place) => place < from)
}

const mostOfAnswer = 3

/** "And the food? I'm not cooking for thirty.": the next turn has the answer. */
const asksBefore = (before: readonly ReadUnit[], { at }: ReadUnit): boolean =>
  before.some((unit) => unit.at === at && (isQuestion(unit.piece) || asksYou.test(unit.piece.text)))

/** "There's one photo I wanted to ask you about." */
const asksYou = /\b(?:want|wanted|like) to ask you\b|\bwonder(?:ing|ed)? (?:if|whether|what|how)\b/i

/** "No, you're right.", of an answer that goes on. */
function isHalfAnswer(units: readonly ReadUnit[], at: number): boolean {
  const [before, own, next] = [units[at - 1], units[at]!, units[at + 1]]
  const isFirst = before !== undefined && before.at !== own.at && isQuestion(before.piece)
  return isFirst && next?.at === own.at && own.piece.figures.length === 0 && lengthOf(own) < wordsOfAnswer
}

const wordsOfAnswer = 6

export const lengthOf = ({ piece }: ReadUnit): number => piece.said.split(' ').length
export const wordsIn = (units: readonly ReadUnit[]): number => units.reduce((sum, unit) => sum + lengthOf(unit), 0)
