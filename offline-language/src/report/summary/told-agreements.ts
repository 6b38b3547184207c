import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import { possessive } from '../../language/persons/third-person.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Agreement } from '../moves/agreement.js'
import { agreementsIn, weightOf } from '../moves/agreements.js'
import { type Piece, type SpokenTurn, wordsIn } from '../moves/piece.js'
import { isBid, isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { trifle } from '../moves/settled.js'
import { sumUpIn } from '../moves/sum-up.js'
import { figuresIn } from '../moves/terms-of-turn.js'
import { type Figure, figuresOf } from '../phrase/figures.js'
import type { Conversation } from '../read/conversation.js'
import { areClosedTerms } from './closed.js'
import { figuresWereSaid } from './figures-were-said.js'
import { type LastState, nameOf, quoted, stateOf, turnsOf } from './state-words.js'
import { inTheEnd, termsAndMore } from './terms-state.js'
import type { AgreedTerms } from './terms/agreed-terms.js'
import { isTakenBack } from './terms/taken-up.js'

const most = 2
/** "Seven per cent, the title from the first, and a talk on the third of June" says more than "tonight". */
const severalTerms = 2
const fewestOfSumUp = 10
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
  if (isSummed && isWhole(summed)) return { ...stateOf(inTheEnd(summed, conversation), summed), end: 'summed up' }
  if (isSummed && (!terms?.isClear || holdsAll(terms, summed))) return stateOf(inTheEnd(summed, conversation), summed)
  let agreed = agreementsToTell(moves, contentStems(matter), conversation)
  const pieces = agreed.flatMap((one) => one.terms)
  if (terms && (agreed.length === 0 || saysLess(pieces, terms))) {
    const state = termsAndMore(terms, agreed, matter, conversation)
    if (state) return state
    // The day may have been replaced in them.
    agreed = agreed.filter((one) => !one.terms.some(({ figures }) => figures.some(({ kind }) => kind !== 'number')))
  }
  return agreed.length > 0
    ? {
        sentences: sentencesOf(agreed, cast, moves.turns),
        turns: turnsOf(agreed.flatMap((one) => one.terms)),
        ...(agreed.some(isStated) && { end: 'agreed' as const }),
      }
    : null
}

const isWhole = (summed: readonly Piece[]): boolean =>
  wordsIn(summed) >= fewestOfSumUp && figuresIn(summed).length >= severalTerms

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
    .filter((one) => isPlainlyTaken(one, turns))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, most)
  const fits = wordsIn(ranked.flatMap(({ terms }) => terms)) <= mostWords
  return (fits ? ranked : ranked.slice(0, 1)).toSorted((a, b) => a.at - b.at)
}

/** A figure that the next turn takes, and nothing else that its yes may be meant for. */
function isPlainlyTaken({ at, terms, yes, offered }: Agreement, turns: readonly SpokenTurn[]): boolean {
  const said = turns.find(({ turn }) => turn === terms[0]!.turn)?.pieces ?? []
  const rest = said.slice(said.findIndex(({ text }) => text === terms.at(-1)!.text) + 1)
  const isLast = !rest.some((piece) => isProposal(piece) && piece.figures.length > 0)
  const next = turns[at + 1]
  const isTaken = yes > 1 || !outcry.test(next?.pieces[0]?.text ?? '')
  const hasFigure = terms.some(({ figures }) => figures.some(({ value }) => value !== 'today'))
  return isTaken && hasFigure && (isLast || offered !== undefined) && saysOf(terms) >= fewestStems
}

/** "Six hundred!" */
const outcry = /!$/

/** "Thirty and then seven.": of what? */
const saysOf = (terms: readonly Piece[]): number =>
  [...contentStems(terms.map(({ text }) => text).join(' '))].filter((stem) => !figuresOf(stem).some(isNumber)).length

const isNumber = ({ kind }: Figure): boolean => kind === 'number'
const fewestStems = 2

/** The next sentence of its turn. */
function pieceAfter({ turn, text }: Piece, turns: readonly SpokenTurn[]): Piece | undefined {
  const said = turns.find((one) => one.turn === turn)?.pieces ?? []
  return said[said.findIndex((one) => one.text === text) + 1]
}

/** "Sixty at their age." */
const isMereNumber = (piece: Piece): boolean =>
  isBid(piece) &&
  piece.text.split(' ').length < fewestWords &&
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

/** "Every second Sunday would help.", before "starting in May?" */
function withBefore(terms: readonly Piece[], turns: readonly SpokenTurn[]): readonly Piece[] {
  const said = turns.find(({ turn }) => turn === terms[0]!.turn)?.pieces ?? []
  const before = said[said.indexOf(terms[0]!) - 1]
  const isShort = terms.length === 1 && terms[0]!.text.split(' ').length <= fewestWords
  return isShort && before && before.shown !== null && before.figures.length > 0 ? [before, ...terms] : terms
}

const isStated = ({ terms }: Agreement): boolean => !terms.at(-1)!.text.endsWith('?')

/** A statement is what they agree; a question is a proposal that the other one takes. */
function sentencesOf(agreed: readonly Agreement[], cast: Cast, turns: readonly SpokenTurn[]): string[] {
  const stated = agreed.filter(isStated).map(({ terms }) => `${quoted(terms)} (${nameOf(terms, cast)})`)
  const asked = agreed
    .filter((one) => !isStated(one))
    .map(({ terms }) => {
      const [asker, taker] = [nameOf(terms, cast), partyOf(cast, other(terms[0]!.role)).short]
      return `${capitalised(taker)} agrees to ${possessive(asker)} proposal: ${quoted(withBefore(terms, turns))}`
    })
  return [...(stated.length > 0 ? [`In the end they agree: ${stated.join(' and ')}.`] : []), ...asked]
}
