import { type Cast, partyOf } from '../../language/names/cast.js'
import { capitalised, other } from '../../language/names/party.js'
import { possessive } from '../../language/persons/third-person.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { type Agreement, agreementsIn, weightOf } from '../moves/agreements.js'
import { type Piece, type SpokenTurn, wordsIn } from '../moves/piece.js'
import { isBid } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { trifle } from '../moves/settled.js'
import { sumUpIn } from '../moves/sum-up.js'
import type { Conversation } from '../read/conversation.js'
import { areClosedTerms, isClosed } from './closed.js'
import { figuresWereSaid } from './figures-were-said.js'
import { type LastState, nameOf, quoted, stateOf, turnsOf } from './state-words.js'
import type { AgreedTerms } from './terms/agreed-terms.js'
import { isTakenBack } from './terms/taken-up.js'

const most = 2
const mostWords = 48
/** "I'll send the form tonight" is told as what comes next. */
const promises = /^(?:(?:and|so|then|okay|good|well|yes),? )*(?:I|we) will\b|\band I will\b/i

/** What the two agree on: as one of them sums it up, else their last day and amount, else the words of a proposal. */
export function agreedState(
  moves: Moves,
  matter: string,
  terms: AgreedTerms | null,
  conversation: Conversation,
): LastState | null {
  const { cast } = conversation
  const summed = sumUpIn(moves.turns)
  const isSummed = summed.length > 0 && wordsIn(summed) <= mostWords && areClosedTerms(summed, conversation)
  if (isSummed && (!terms?.isClear || holdsAll(terms, summed))) return stateOf(inTheEnd(summed, conversation), summed)
  const agreed = agreementsToTell(moves, contentStems(matter), conversation)
  const pieces = agreed.flatMap((one) => one.terms)
  if (terms && (agreed.length === 0 || saysLess(pieces, terms))) {
    const state = termsAndMore(terms, agreed, matter, conversation)
    if (state || pieces.some(({ figures }) => figures.some(({ kind }) => kind !== 'number'))) return state
  }
  return agreed.length > 0 ? { sentences: sentencesOf(agreed, cast), turns: turnsOf(pieces) } : null
}

/** The terms, and what they agree beside the day. */
function termsAndMore(
  terms: AgreedTerms,
  agreed: readonly Agreement[],
  matter: string,
  conversation: Conversation,
): LastState | null {
  const state = termsState(terms, matter, conversation)
  const more = agreed.filter((one) => addsTo(terms, one))
  return state && more.length > 0 && terms.sentence
    ? together([[terms.sentence], ...more.map((one) => one.terms)], conversation)
    : state
}

/** The terms, or the sentence that says what is on the day; null if a reader would ask what the only one is for. */
function termsState(terms: AgreedTerms, matter: string, conversation: Conversation): LastState | null {
  const { sentence, text, values } = terms
  if (sentence && isClosed([sentence], conversation)) return stateOf(inTheEnd([sentence], conversation), [sentence])
  const isForNothing =
    values.length === 1 && (!terms.isClear || (terms.isTime && !hasHour.test(terms.text) && !isOfTimes.test(matter)))
  return isForNothing ? null : { sentences: [`They agree on ${text}.`], turns: new Set(), terms: values }
}

/** "Three weeks of half days", beside the day on which they begin. */
const addsTo = ({ values }: AgreedTerms, { terms }: Agreement): boolean =>
  !terms.at(-1)!.text.endsWith('?') &&
  terms.some(({ figures }) => figures.some(({ kind, isTime }) => kind === 'number' && isTime)) &&
  values.length === 1

/** What one of them says of each, in one sentence. */
function together(said: readonly (readonly Piece[])[], { cast }: Conversation): LastState {
  const quotes = said.map((pieces) => `${quoted(pieces)} (${nameOf(pieces, cast)})`)
  return { sentences: [`In the end they agree: ${quotes.join(' and ')}.`], turns: turnsOf(said.flat()) }
}

/** A talk that is for a day. */
const hasHour = /\b(?:at|before|after|by) (?!the\b)/i
const isOfTimes = /\b(?:plans?|arranges?|books?|booking|visit|meet(?:ing)?|appointment|date|day|days|week)\b/i

const inTheEnd = (pieces: readonly Piece[], { cast }: Conversation): string =>
  `In the end they agree: ${quoted(pieces)} (${nameOf(pieces, cast)}).`

/** Whether the words are no sentence, or lack a figure of terms that are clear by themselves. */
const saysLess = (pieces: readonly Piece[], terms: AgreedTerms): boolean =>
  (terms.isClear || wordsIn(pieces) < fewestWords) && !holdsAll(terms, pieces)

const fewestWords = 6

/** Whether the words are a sentence and have every figure of the terms. */
const holdsAll = ({ values }: AgreedTerms, pieces: readonly Piece[]): boolean =>
  wordsIn(pieces) >= fewestWords && figuresWereSaid(values.join(', '), pieces.map(({ text }) => text).join(' '))

/** The weightiest agreements in their order. */
function agreementsToTell({ turns }: Moves, matter: ReadonlySet<string>, conversation: Conversation): Agreement[] {
  const weigh = (one: Agreement) => weightOf(one, turns.length, matter)
  const ranked = agreementsIn(turns)
    .map((one) => ({ ...one, terms: plainTerms(one.terms, conversation) }))
    .filter(({ terms }) => terms.length > 0 && !/^but\b/i.test(terms[0]!.text))
    .filter(({ terms }) => !terms.some(({ text }) => promises.test(text) || trifle.test(text)))
    .filter(({ terms }) => !terms.every(isMereNumber) && !isTakenBack(pieceAfter(terms.at(-1)!, turns)))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .filter(({ terms }, at) => at === 0 || terms.some(({ figures }) => figures.length > 0))
    .slice(0, most)
  const fits = wordsIn(ranked.flatMap(({ terms }) => terms)) <= mostWords
  return (fits ? ranked : ranked.slice(0, 1)).toSorted((a, b) => a.at - b.at)
}

/** The next sentence of its turn. */
function pieceAfter({ turn, text }: Piece, turns: readonly SpokenTurn[]): Piece | undefined {
  const said = turns.find((one) => one.turn === turn)?.pieces ?? []
  return said[said.findIndex((one) => one.text === text) + 1]
}

/** "Sixty at their age." */
const isMereNumber = (piece: Piece): boolean =>
  isBid(piece) &&
  !unit.test(piece.text) &&
  piece.figures.every(({ kind, value }) => kind === 'number' && Number(value) < leastSum)
const unit = /\b(?:per ?cent|pounds?|euros?|dollars?|a (?:week|month|year|day))\b|[%£€$]/i
const leastSum = 100

/** A question without what is before it, else as many of the terms as are clear. */
function plainTerms(terms: readonly Piece[], conversation: Conversation): Piece[] {
  const question = terms.findIndex(({ text }) => text.endsWith('?'))
  const said = question < 0 ? terms : terms.slice(question, question + 1)
  const most = said.findLastIndex((_, at) => areClosedTerms(said.slice(0, at + 1), conversation))
  return said.slice(0, most + 1)
}

/** A statement is what they agree; a question is a proposal that the other one takes. */
function sentencesOf(agreed: readonly Agreement[], cast: Cast): string[] {
  const isQuestion = ({ terms }: Agreement) => terms.at(-1)!.text.endsWith('?')
  const stated = agreed
    .filter((one) => !isQuestion(one))
    .map(({ terms }) => `${quoted(terms)} (${nameOf(terms, cast)})`)
  const asked = agreed.filter(isQuestion).map(({ terms }) => {
    const [asker, taker] = [nameOf(terms, cast), partyOf(cast, other(terms[0]!.role)).short]
    return `${capitalised(taker)} agrees to ${possessive(asker)} proposal: ${quoted(terms)}`
  })
  return [...(stated.length > 0 ? [`In the end they agree: ${stated.join(' and ')}.`] : []), ...asked]
}
