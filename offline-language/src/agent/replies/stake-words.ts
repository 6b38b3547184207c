import type { Stake, Term } from '../role/stake.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { haggleTemplates } from '../templates/haggle-templates.js'
import { pickUnsaid } from '../templates/pick.js'
import type { Slots, Templates } from '../templates/templates.js'
import type { Amount } from '../wording/amounts.js'
import type { Conversation } from './conversation.js'
import { openTerms } from './open-terms.js'
import type { Standing } from './stake-standing.js'

/** A bargain over a figure, with how it stands. */
export interface Haggle {
  conversation: Conversation
  stake: Stake
  standing: Standing
}

export const sayIn = ({ conversation: { slots, role, memory } }: Haggle, templates: Templates, own: Slots = {}) =>
  pickUnsaid(templates, { ...slots, ...own }, role.register, memory)

const listed = (texts: readonly string[], joint: string): string =>
  texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${joint} ${texts.at(-1)}` : (texts[0] ?? '')

/** "The samples are free and a fixed week is guaranteed" */
export const clauseOf = (terms: readonly Term[], joint: 'and' | 'or' = 'and'): string =>
  listed(
    terms.map(({ text }) => text),
    joint,
  )

/** Terms as a clause; "I get a longer contract" is said as a thing, "a longer contract". */
export function saidOf(terms: readonly Term[], joint: 'and' | 'or'): { clause: string; isClause: boolean } {
  const clause = clauseOf(terms, joint)
  const thing = /^I (?:also )?(?:get|have|hear|receive) (.+)$/.exec(clause)?.[1]
  return { clause: thing ?? clause, isClause: !thing && terms.every((term) => term.isClause) }
}

/** What is still missing after the person has given some of the terms. */
export const halfOf = (haggle: Haggle): string | null => {
  const { open } = haggle.standing
  const isClause = open.every((term) => term.isClause)
  return sayIn(haggle, isClause ? haggleTemplates.half : haggleTemplates.halfThing, { clause: clauseOf(open) })
}

/** What the part wants for a figure, before any of it is given. */
export function firstTerms(haggle: Haggle, offer: Amount): string | null {
  const { stake, standing } = haggle
  if (stake.isHushed) return sayIn(haggle, haggleTemplates.inReturn, { offer: offer.text })
  const isClause = standing.open.every((term) => term.isClause)
  const own = { offer: offer.text, clause: clauseOf(standing.open) }
  return sayIn(haggle, isClause ? haggleTemplates.termsFirst : haggleTemplates.termsFirstThing, own)
}

/** "I do not move for nothing." */
export const forNothing = (haggle: Haggle): string | null =>
  sayIn(haggle, haggleTemplates.noReturn, {
    figure: haggle.standing.position.text,
    clause: clauseOf(haggle.stake.returns, 'or'),
  })

/** Yes to a figure, with the terms that it depends on; they are named once. */
export function yesTo(haggle: Haggle, offer: Amount): string | null {
  const { stake, standing, conversation } = haggle
  const other = openTerms(conversation).find(({ text }) => !stake.terms.some((term) => term.text.includes(text)))
  if (other) return sayIn(haggle, bargainTemplates.withTerm, { offer: offer.text, clause: other.text })
  const clause = clauseOf(standing.given)
  // "I get reasons" is met by now.
  const isOfPart = standing.given.some(({ text }) => /^I /.test(text))
  const needs =
    !isOfPart &&
    stake.terms.length > 0 &&
    offer.value !== stake.limit.value &&
    standing.given.every((term) => term.isClause)
  const words = needs ? sayIn(haggle, haggleTemplates.onTerms, { figure: offer.text, clause }) : null
  return words ?? sayIn(haggle, bargainTemplates.accept, { figure: offer.text })
}

/** The no to a figure beyond what the part can do. */
export const noTo = (stake: Stake): Templates =>
  stake.side === 'pays' ? haggleTemplates.beyondHigh : haggleTemplates.beyondLow

/** The part's own figure again. */
export const ownFigure = (haggle: Haggle): string | null =>
  sayIn(haggle, haggleTemplates.own, { figure: haggle.standing.position.text })
