import { type Cast, partyOf } from '../../language/names/cast.js'
import { capitalised, other } from '../../language/names/party.js'
import { possessive } from '../../language/persons/third-person.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { type Agreement, agreementsIn, weightOf } from '../moves/agreements.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { trifle } from '../moves/settled.js'
import { sumUpIn } from '../moves/sum-up.js'
import type { Conversation } from '../read/conversation.js'
import { areClosedTerms, isClosed } from './closed.js'
import { holderOf } from './holder.js'
import { isSettledAfter, openProposal } from './open-proposal.js'
import { withoutOpening } from './overview-quote.js'
import { planIn } from './plan.js'
import { lastPart, refusalIn } from './refusal.js'

/** How a talk stands at its end, and the turns that say so. */
export interface LastState {
  sentences: string[]
  turns: ReadonlySet<number>
}

const most = 2
const mostWords = 48
/** "I'll send the form tonight" is told as what comes next. */
const promises = /^(?:(?:and|so|then|okay|good|well|yes),? )*(?:I|we) will\b|\band I will\b/i

/** What the two agree on at last; else what stays open, or what one of them refuses. `matter` is what the talk is about. */
export function lastState(moves: Moves, matter: string, conversation: Conversation): LastState {
  const { ending } = moves
  const { cast } = conversation
  const known = contentStems(matter)
  const holder = holderOf(matter, cast)
  const agreed = agreementsToTell(moves, known, conversation)
  const summed = sumUpIn(moves.turns)
  const left = ending.left?.offered.pieces.filter(({ shown }) => shown !== null)
  if (left)
    return { sentences: [`It is not settled yet: ${quoted(left)} (${nameOf(left, cast)}).`], turns: turnsOf(left) }
  if (summed.length > 0 && wordsIn(summed) <= mostWords && areClosedTerms(summed, conversation))
    return {
      sentences: [`In the end they agree: ${quoted(summed)} (${nameOf(summed, cast)}).`],
      turns: turnsOf(summed),
    }
  if (agreed.length > 0)
    return { sentences: sentencesOf(agreed, cast), turns: turnsOf(agreed.flatMap(({ terms }) => terms)) }
  const undecided = undecidedOf(moves, conversation)
  if (undecided.length > 0)
    return {
      sentences: [`It stays open: ${quoted(undecided)} (${nameOf(undecided, cast)}).`],
      turns: turnsOf(undecided),
    }
  const open = openProposal(moves, conversation)
  if (open.length > 0)
    return { sentences: [`It stays open: ${quoted(open)} (${nameOf(open, cast)}).`], turns: turnsOf(open) }
  const refused = refusalIn(moves, matter, { conversation, role: holder && other(holder) })
  const plan = refused.length === 0 ? planIn(moves, conversation) : []
  if (plan.length > 0) return { sentences: [`${nameOf(plan, cast)} says: ${quoted(plan)}`], turns: turnsOf(plan) }
  if (refused.length === 0) return { sentences: [], turns: new Set() }
  const offer = offerOf(refused[0]!, moves, conversation)
  const offered = offer ? [`${nameOf([offer], cast)} offers: ${quoted([offer])}`] : []
  return {
    sentences: [`${nameOf(refused, cast)} refuses: ${quoted(refused)}`, ...offered],
    turns: turnsOf([...refused, ...(offer ? [offer] : [])]),
  }
}

/** What one of them does not want to say yet, without what follows it if that is unclear. */
function undecidedOf(moves: Moves, conversation: Conversation): Piece[] {
  const { undecided } = moves.ending
  const [first] = undecided
  if (!first?.shown || first.text.split(' ').length < fewestWords || isSettledAfter(first.turn, moves)) return []
  if (isClosed(undecided, conversation)) return undecided
  const shown = first.shown.replace(tail, '.')
  const isClear = shown.split(' ').length >= fewestWords && !pronoun.test(shown)
  return isClear ? [{ ...first, shown }] : []
}

const tail = /,? (?:mind|though|but|so),? .*$/i
const pronoun = /\b(?:it|that|this|them|they|he|she|him|her)\b/i
const fewestWords = 6

const quoted = (pieces: readonly Piece[]): string => `“${withoutOpening(pieces.map(({ shown }) => shown).join(' '))}”`
const turnsOf = (pieces: readonly Piece[]): ReadonlySet<number> => new Set(pieces.map(({ turn }) => turn))
const nameOf = ([first]: readonly Piece[], cast: Cast): string => capitalised(partyOf(cast, first!.role).short)

/** The weightiest agreements in their order. */
function agreementsToTell({ turns }: Moves, matter: ReadonlySet<string>, conversation: Conversation): Agreement[] {
  const weigh = (one: Agreement) => weightOf(one, turns.length, matter)
  const ranked = agreementsIn(turns)
    .map((one) => ({ ...one, terms: plainTerms(one.terms, conversation) }))
    .filter(({ terms }) => terms.length > 0 && !/^but\b/i.test(terms[0]!.text))
    .filter(({ terms }) => !terms.some(({ text }) => promises.test(text) || trifle.test(text)))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .filter(({ terms }, at) => at === 0 || terms.some(({ figures }) => figures.length > 0))
    .slice(0, most)
  const fits = wordsIn(ranked.flatMap(({ terms }) => terms)) <= mostWords
  return (fits ? ranked : ranked.slice(0, 1)).toSorted((a, b) => a.at - b.at)
}

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

/** What the one who refuses offers in its place, as the last thing. */
function offerOf({ role, turn }: Piece, { turns }: Moves, conversation: Conversation): Piece | undefined {
  const late = turns.slice(Math.floor(turns.length * lastPart)).flatMap(({ pieces }) => pieces)
  return late.findLast(
    (piece) =>
      piece.role === role &&
      piece.turn !== turn &&
      piece.shown !== null &&
      offersInstead.test(piece.text) &&
      isProposal(piece) &&
      areClosedTerms([piece], conversation),
  )
}

const offersInstead =
  /^(?:but |and )?(?:what (?:I|we) can (?:do|offer|give)|(?:I|we) (?:can|could) (?:give|offer|help|do|pay|send|lend))\b/i
