import { isUnmarked } from '../../language/sentences/unmarked-speech.js'
import { monthPattern, weekdayPattern } from '../../language/tokens/calendar.js'
import { heartPatterns } from '../phrase/heart-patterns.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import type { Exchange } from './exchanges.js'
import { type Figure, isSameFigure } from './figures.js'
import { movePatterns } from './patterns.js'
import { finalNo, undecidedIn } from './open-ends.js'
import { type Piece, type SpokenTurn, wordsIn } from './piece.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { doubts } = movePatterns
const firstPlace = 0.4
const leastWeight = 3
/** "I'll fit it on Sunday": a reader does not know what. */
const points = /\b(?:(?<!mean )it|one|him|her|them)\b/
const refuses = /\b(?:can not|will not)\b/
/** "And if he gets worse, you ring 999." */
const warns = /^(?:and |but )?if (?:he|she|it|they|anything|that|this)\b/i
/** Of a proposal, it names no thing; a trifle is a courtesy or a circumstance, and no matter. */
const { isNoProposal, trifle } = loadPatterns('settled', 'isNoProposal', 'trifle')
export { trifle }
/** "I'll ask the council on Wednesday" leaves it open. */
export const leavesOpen = /\bI will (?:\w+ )?(?:ask|check|think|call you|ring you|find out)\b|\blet you know\b/i
const mostWords = 34

/** "The second of June, the Monday": a day, and no reader knows of what. */
const day = new RegExp(
  `\\b(?:the|of|on|at|by|then|half|past|${weekdayPattern}|${monthPattern}|[a-z]*(?:first|second|third|th|ieth)|\\d+(?:st|nd|rd|th)?)\\b`,
  'gi',
)
const namesThing = (text: string): boolean => /\p{L}/u.test(text.replaceAll(day, ''))

/** An offer with figures that the other takes, in the words of the offer. */
export interface Settled {
  /** Its place among the turns. */
  at: number
  terms: Piece[]
}

/** How a talk ends: what is settled, what one of them still has to ask, or what one refuses. */
export interface Ending {
  agreed: Settled[]
  left: Exchange | null
  refused: Piece | null
  /** What one of them does not want to say yet. */
  undecided: Piece[]
}

/** The plainest agreements of a talk, at most one with a day and one without; none of a short talk. */
export function endingOfMoves(
  { turns, exchanges }: { turns: readonly SpokenTurn[]; exchanges: readonly Exchange[] },
  { entries }: Conversation,
): Ending {
  if (isShortTalk(turns)) return { agreed: [], left: null, refused: null, undecided: [] }
  const late = exchanges.filter(({ at }) => at / turns.length >= firstPlace)
  const settled = late
    .filter(({ outcome, weight }) => outcome === 'agreed' && weight >= leastWeight)
    .map((one) => ({ at: one.at, weight: one.weight, terms: termsOf(one, entries) }))
    .filter(({ terms }) => terms.length > 0)
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at)
  const open = late.findLast((one) => one.outcome === 'open' && isLeft(one))
  const left = open && settled.every(({ at }) => at < open.at) ? open : null
  const [first] = settled
  const second = settled.find(({ at, terms }) => Math.abs(at - first!.at) > 1 && isOfOtherKind(terms, first!.terms))
  const refused = turns
    .slice(Math.floor(turns.length * firstPlace))
    .flatMap(({ pieces }) => pieces)
    .findLast(({ text, shown, figures }) => shown !== null && figures.length > 0 && heartPatterns.refusal.test(text))
  const no = finalNo(turns)
  const isLater = ({ at }: { at: number }) => no === null || turns[at]!.turn > no.turn
  const agreed = [first, second]
    .flatMap((one) => one ?? [])
    .filter(isLater)
    .toSorted((a, b) => a.at - b.at)
  if (no) return { agreed, left: left && isLater(left) ? left : null, refused: no, undecided: [] }
  return { agreed, left, refused: refused ?? null, undecided: undecidedIn(turns) }
}

/** "I need to ask my wife before I say a firm yes". */
const asksFirst =
  /\b(?:need|have|want|would like|would have) to (?:ask|think|check|talk)\b|\bI would need (?:my|the)\b/i

const isLeft = ({ offered: { pieces } }: Exchange): boolean =>
  pieces.some(({ text }) => asksFirst.test(text)) && pieces.some(({ figures }) => figures.length > 0)

/** An amount beside a day, or a day beside an amount. */
function isOfOtherKind(terms: readonly Piece[], other: readonly Piece[]): boolean {
  const isDay = ({ kind }: Figure) => kind !== 'number'
  const hasDay = (pieces: readonly Piece[]) => pieces.some(({ figures }) => figures.some(isDay))
  return hasDay(terms) !== hasDay(other)
}

/** The sentences of an offer with its figures and what is between them; none if they are not plain, or too long. */
function termsOf({ offer, offered: { pieces, turn }, answer }: Exchange, entries: Conversation['entries']): Piece[] {
  if (isUnmarked(entries[turn]?.message ?? '')) return []
  const repeated = ({ figures }: Piece) =>
    answer.pieces.some((one) => one.figures.some((figure) => figures.some((other) => isSameFigure(figure, other))))
  const isTerm = (one: Piece) =>
    one.figures.length > 0 &&
    !one.text.endsWith('?') &&
    !refuses.test(one.text) &&
    (offer.includes(one) || repeated(one))
  const start = pieces.findIndex((one) => isTerm(one) && repeated(one))
  const from = start < 0 ? pieces.findIndex(isTerm) : start
  const terms = from < 0 ? [] : pieces.slice(from, pieces.findLastIndex(isTerm) + 1)
  const isPlain = terms.every(
    ({ shown, text }) =>
      shown !== null &&
      !trifle.test(text) &&
      namesThing(text) &&
      !doubts.test(text) &&
      !warns.test(text) &&
      !isNoProposal.test(text) &&
      !leavesOpen.test(text),
  )
  return isPlain && wordsIn(terms) <= mostWords && !points.test(terms[0]?.text ?? '') ? terms : []
}
