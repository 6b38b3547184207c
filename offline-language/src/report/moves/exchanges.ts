import { answerOf, namesAnother, repeatsFigure } from './answer.js'
import { figuresOf, isSameFigure } from '../phrase/figures.js'
import { movePatterns } from './patterns.js'
import type { Piece, SpokenTurn } from './piece.js'

const { proposes, procedure, asksFact, doubts, corrects } = movePatterns

/** A question for terms, not for a fact: "how much would it cost?" */
const asksOffer =
  /\b(?:will|can|could|would|shall|should|may|offer|pay|charge|cost|want|need|suggest|propose|give|take|about)\b/iu

/** What one speaker offers or asks for, and how the other takes it. */
export interface Exchange {
  /** Its place among the turns. */
  at: number
  offer: Piece[]
  offered: SpokenTurn
  answer: SpokenTurn
  outcome: 'agreed' | 'refused' | 'open'
  /** How plainly. */
  weight: number
}

/** Every offer or request with its answer, in their order. */
export function exchangesIn(turns: readonly SpokenTurn[]): Exchange[] {
  return turns.flatMap((offered, at): Exchange[] => {
    const answer = turns[at + 1]
    if (!answer || answer.role === offered.role || isAskedForFact(offered)) return []
    const least = isFact(turns[at - 1], offered) ? 2 : 1
    // "Friday after two works" answers, and offers nothing.
    const isAnswer = turns[at - 1] !== undefined && startsWithIt(turns[at - 1]!, offered)
    const offer = offered.pieces.filter(
      (piece) =>
        strengthOf(piece) >= least &&
        !(isAnswer && strengthOf(piece) === 1 && piece.text.split(' ').length <= longestStart),
    )
    const found = offer.length > 0 ? outcomeOf(offered, offer, answer) : null
    return found ? [{ at, offer, offered, answer, ...found }] : []
  })
}

const sumsUp = /^(?:so|that is|that makes)\b/i

/** 2 for an offer, a request or a sum, 1 for a figure that may be one. */
function strengthOf({ text, figures }: Piece): number {
  if (procedure.test(text) || asksFact.test(text) || tells.test(text)) return 0
  if (proposes.test(text) || (figures.length > 0 && sumsUp.test(text))) return 2
  return past.test(text) && !corrects.test(text) ? 0 : Math.min(1, figures.length)
}

/** "On Monday I went to the dentist" offers nothing. */
const past = /\b(?:have|has|had|been|was|were|did|went|came|got|said|took|(?!hundred)\p{L}{3,}ed)\b/iu

/** "Then I built a check into the spreadsheet". */
const tells =
  /^(?:and |so )?then,? (?:i|we|he|she|they|it) (?!will|can|could|would|shall|should|need|want|must|am|are|have|accept|agree|take)\w+/i

/** "Seven, two at home", after "how big is the team?" */
function isFact(before: SpokenTurn | undefined, { role }: SpokenTurn): boolean {
  const asked = before?.role === role ? '' : (before?.pieces.at(-1)?.text ?? '')
  return asksFact.test(asked) && !asksOffer.test(asked)
}

const isAskedForFact = ({ pieces }: SpokenTurn): boolean => asksFact.test(pieces.at(-1)?.text ?? '')

function outcomeOf(
  offered: SpokenTurn,
  offer: readonly Piece[],
  answer: SpokenTurn,
): Pick<Exchange, 'outcome' | 'weight'> | null {
  const strength = Math.max(...offer.map(strengthOf))
  const { yes, isNo, isOpen } = answerOf(answer, negated.test(offer.at(-1)!.text))
  const isTooMuch =
    offer.some(({ figures }) => figures.length > 0) && answer.pieces.some(({ text }) => tooMuch.test(text))
  if (isTooMuch || ((isNo || namesAnother(offered, answer)) && strength === 2))
    return { outcome: 'refused', weight: strength }
  if (isNo) return null
  if (isOpen || isDoubted(offer, yes === 2 && startsWithIt(offered, answer)))
    return strength === 2 ? { outcome: 'open', weight: strength } : null
  const plain = yes + repetition(offered, answer) + (startsWithIt(offered, answer) ? 1 : 0)
  return plain >= 2 || (plain === 1 && strength === 2) ? { outcome: 'agreed', weight: strength + plain } : null
}

/** "Friday after two, then, I have to swap a job but that is fine" is no doubt once the other takes the day. */
const isDoubted = (offer: readonly Piece[], isPlainlyTaken: boolean): boolean =>
  offer.some(({ text }) => (isPlainlyTaken ? asksFirst : doubts).test(text))

/** "I need to ask my wife before I say yes". */
const asksFirst = /\b(?:need|have|want|like) to (?:ask|think|check|talk)\b/i

/** 1 if the answer takes up a figure; "what would I want with a weekend?" does not. */
const repetition = (offered: SpokenTurn, answer: SpokenTurn): 0 | 1 =>
  repeatsFigure(offered, answer) && !answer.pieces[0]?.text.endsWith('?') ? 1 : 0

const longestStart = 8

/** "Three forty, after it's dry." after "three forty, and you pay once it's dry": the figure first, and no question. */
function startsWithIt(offered: SpokenTurn, { pieces }: SpokenTurn): boolean {
  const first = pieces.find(({ figures }) => figures.length > 0)
  if (!first || pieces.indexOf(first) > 1 || /[?!]$/.test(first.text)) return false
  const start = first.text.split(/[,.]/, 1)[0]!
  const named = figuresOf(start)
  const isBare = start.split(' ').length <= longestStart && !/\b(?:I|we|you|not|never)\b/.test(start)
  return (
    isBare &&
    named.some((one) => offered.pieces.some(({ figures }) => figures.some((other) => isSameFigure(one, other))))
  )
}

const tooMuch = /\b(?:too (?:much|high|low|late|early|long|expensive)|a lot (?:for|more|of money)|feels low|no good)\b/i
const negated = /\b(?:not|never)\b/i
