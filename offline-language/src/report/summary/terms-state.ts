import type { Agreement } from '../moves/agreement.js'
import type { Piece } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { isClosed } from './closed.js'
import { figuresWereSaid } from './figures-were-said.js'
import { type LastState, nameOf, quoted, stateOf, turnsOf } from './state-words.js'
import type { AgreedTerms } from './terms/agreed-terms.js'

/** The terms, and what they agree beside the day. */
export function termsAndMore(
  terms: AgreedTerms,
  agreed: readonly Agreement[],
  matter: string,
  conversation: Conversation,
): LastState | null {
  const state = termsState(terms, matter, conversation)
  const more = agreed.filter((one) => addsTo(terms, one))
  if (!state || more.length === 0) return state
  if (terms.sentence && state.turns.size > 0)
    return together(
      [[terms.sentence], ...more.map((one) => one.terms)].toSorted((a, b) => a[0]!.turn - b[0]!.turn),
      conversation,
    )
  const [first] = more
  const also = ` and on this: ${quoted(first!.terms)} (${nameOf(first!.terms, conversation.cast)}).`
  return { ...state, sentences: [`They agree on ${terms.text}${also}`], turns: turnsOf(first!.terms) }
}

/** The terms, or the sentence that says what is on the day; null if a reader would ask what the only one is for. */
function termsState(terms: AgreedTerms, matter: string, conversation: Conversation): LastState | null {
  const { sentence, text, values } = terms
  if (sentence && isClosed([sentence], conversation)) return stateOf(inTheEnd([sentence], conversation), [sentence])
  const isForNothing =
    values.length === 1 && (!terms.isClear || (terms.isTime && !hasHour.test(terms.text) && !isOfTimes.test(matter)))
  if (isForNothing) return null
  const state: LastState = { sentences: [`They agree on ${text}.`], turns: new Set(), terms: values }
  return values.length > 1 ? { ...state, end: 'agreed' } : state
}

/** "Three weeks of half days", beside the day on which they begin. */
const addsTo = ({ values }: AgreedTerms, { terms }: Agreement): boolean =>
  !terms.at(-1)!.text.endsWith('?') &&
  terms.some(({ figures }) => figures.length > 0) &&
  !figuresWereSaid(values.join(', '), terms.map(({ text }) => text).join(' ')) &&
  values.length === 1

/** What one of them says of each, in one sentence. */
function together(said: readonly (readonly Piece[])[], { cast }: Conversation): LastState {
  const quotes = said.map((pieces) => `${quoted(pieces)} (${nameOf(pieces, cast)})`)
  return { sentences: [`In the end they agree: ${quotes.join(' and ')}.`], turns: turnsOf(said.flat()) }
}

/** A talk that is for a day. */
const hasHour = /\b(?:at|before|after|by) (?!the\b)/i
const isOfTimes =
  /\b(?:plans?|arranges?|books?|booking|visit|hires?|party|wedding|event|trip|venue|meet(?:ing)?|appointment|date|day|days|week)\b/i

export const inTheEnd = (pieces: readonly Piece[], { cast }: Conversation): string =>
  `In the end they agree: ${quoted(pieces)} (${nameOf(pieces, cast)}).`
