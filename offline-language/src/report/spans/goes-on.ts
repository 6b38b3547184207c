import { loadPatterns } from '../../data/load-patterns.js'
import { type Figure, isSameFigure } from '../phrase/figures.js'
import { movePatterns } from '../moves/patterns.js'
import type { Piece } from '../moves/piece.js'
import { isProposal, isShortQuestion } from '../moves/proposal.js'
import { isQuestion } from '../select/said.js'
import type { Unit } from './units.js'

const { corrects, breaksOff, turnsDown, limits, givesIn } = loadPatterns(
  'goes-on',
  'corrects',
  'breaksOff',
  'turnsDown',
  'limits',
  'givesIn',
)
const { accepts, yes, no, proposes } = movePatterns
const wordsOfDetail = 12

/**
 * Whether the sentence after a place belongs to it: a key point that ends between them would tell a figure that is corrected, a
 * proposal that is answered with another, or a refusal before what is agreed in the end.
 */
export function goesOn(units: readonly Unit[], place: number): boolean {
  const [own, next] = [units[place]!, units[place + 1]]
  if (next === undefined) return false
  return next.at === own.at ? goesOnAlone(own.piece, next.piece) : isTakenUp(units, place)
}

/** "But okay, yes.", "Then I say yes.", "Fine, I'll take that." */
export const isGivingIn = ({ text }: Piece): boolean => givesIn.test(text)

/** "LE2... no, LE3", "I could do Friday. No, I've got my sister. The Wednesday.", "I can't do it this week. By next Wednesday?" */
function goesOnAlone(own: Piece, next: Piece): boolean {
  if (isAlternative(own, next)) return true
  if (breaksOff.test(own.said) || isGivingIn(next) || own.isTakenBack === true || corrects.test(next.text)) return true
  const isDetail = isNear(own.figures, next.figures) && lengthOf(next) <= wordsOfDetail
  const isLimited = turnsDown.test(own.text) || no.test(own.text)
  const isAskedAgain = isQuestion(own) && isQuestion(next) && lengthOf(next) <= wordsOfDetail
  return (
    isAskedAgain ||
    isDetail ||
    (next.figures.length > 0 && corrects.test(own.text)) ||
    (isLimited && limits.test(next.text))
  )
}

const opensOne = /^(?:(?:it|that|this|he|she|they) (?:could|might|may)|what if|maybe|perhaps)\b/i

/** "It could be the tooth. It could be both.": one of them alone says something else. */
function isAlternative(own: Piece, next: Piece): boolean {
  const [one, other] = [own, next].map(({ text }) => opensOne.exec(text)?.[0].toLowerCase())
  return one !== undefined && one === other
}

/** What the other speaker says to a question, a proposal, a figure or a day: that they take it, another one, or what it is not. */
function isTakenUp(units: readonly Unit[], place: number): boolean {
  const [{ piece, at }, { piece: answer }] = [units[place]!, units[place + 1]!]
  const before = units[place - 1]
  const own = before?.at === at ? [before.piece, piece] : [piece]
  if (isQuestion(piece)) return true
  if (own.some(offers) && [accepts, yes, no, turnsDown].some((sign) => sign.test(answer.text))) return true
  const figures = own.flatMap((one) => one.figures)
  return lengthOf(answer) <= wordsOfDetail && isNear(figures, answer.figures)
}

/** A request, an offer, an order, or "New Year, then." */
export const offers = (piece: Piece): boolean =>
  isProposal(piece) || isShortQuestion(piece) || (!isQuestion(piece) && proposes.test(piece.text))

/** Whether a sentence says no more than what becomes of the one before it; one that names a figure of its own says more. */
export function onlyTakesUp(units: readonly Unit[], place: number): boolean {
  const { piece } = units[place]!
  if (place === 0 || !goesOn(units, place - 1)) return false
  const before = units[place - 1]!.piece
  const own = piece.figures.filter((one) => !before.figures.some((other) => isSameFigure(one, other)))
  return own.length === 0 || corrects.test(piece.text) || before.isTakenBack === true
}

/** Whether two sentences have a figure of one kind; of numbers, near ones. */
const isNear = (some: readonly Figure[], others: readonly Figure[]): boolean =>
  some.some((one) =>
    others.some((other) => one.kind === other.kind && (one.kind !== 'number' || isNearNumber(one, other))),
  )

function isNearNumber(one: Figure, other: Figure): boolean {
  const [a, b] = [Number(one.value), Number(other.value)]
  return a > 0 && b > 0 && a / b <= mostTimes && b / a <= mostTimes
}

const mostTimes = 3

const lengthOf = ({ said }: Piece): number => said.split(' ').length
