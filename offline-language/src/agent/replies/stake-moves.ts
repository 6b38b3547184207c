import { loadPatterns } from '../../data/load-patterns.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { haggleTemplates } from '../templates/haggle-templates.js'
import { meaningOf } from '../units/meaning.js'
import { sharedInMeaning } from '../wording/concepts.js'
import { isAsGood } from '../wording/sides.js'
import { agrees, asksLimit } from './agreement-patterns.js'
import { joinParts } from './goal-moves.js'
import { type UsedFigure, usedFigures } from './stake-figures.js'
import { between } from './stake-standing.js'
import { clauseOf, forNothing, halfOf, type Haggle, ownFigure, saidOf, sayIn, yesTo } from './stake-words.js'
import { toldInOneOf } from './triggered.js'

export const stakeAsks = loadPatterns('replies/stake-asks', 'asksFigure', 'asksTerms', 'pushes', 'closes', 'otherOffer')

/** The reply to a turn that bargains without naming a figure. */
export function toMoves(own: Haggle, used: readonly UsedFigure[], text: string): string | null {
  const { standing } = own
  if (asksLimit.test(text)) return sayIn(own, bargainTemplates.coy)
  // An apology is answered as one.
  if (standing.isNewlyGiven && !stakeAsks.asksTerms.test(text) && !isApologyOnly(own)) return toGiven(own)
  if (stakeAsks.asksTerms.test(text)) return toWhatItTakes(own)
  if (stakeAsks.asksFigure.test(text)) return toAskedFigure(own)
  if (stakeAsks.pushes.test(text) || used.some(({ use }) => use === 'refused')) return toPush(own)
  return toYes(own, text)
}

const isApologyOnly = ({ standing: { given, open } }: Haggle): boolean =>
  open.length > 0 && given.every(({ part }) => part.isApology)

/** The share of the way that the part goes at once for what it is given: the whole way would give a secret limit away. */
const stepFor = { secret: 0.6, return: 0.35 }

/** What the part does for what it has been given; what is missing if that is only half of it. */
function toGiven(own: Haggle): string | null {
  const { stake, standing } = own
  if (stake.terms.length > 0) {
    if (standing.open.length > 0) return halfOf(own)
    const isKept = stake.isSecret || stake.isHushed
    const next = isKept ? between(stake, standing.position, stake.last, stepFor.secret) : stake.last
    const figure = next ?? standing.position
    const { clause, isClause } = saidOf(standing.given, 'and')
    return sayIn(own, isClause ? haggleTemplates.offerOnTerms : haggleTemplates.forReturn, {
      figure: figure.text,
      clause,
    })
  }
  const next = between(stake, standing.position, standing.far, stepFor.return)
  return next
    ? sayIn(own, haggleTemplates.forReturn, { figure: next.text, clause: clauseOf(standing.given.slice(-1)) })
    : sayIn(own, bargainTemplates.hold, { figure: standing.position.text })
}

/** The line that the prompt has for the question what the part needs. */
function lineFor({ conversation }: Haggle): string | null {
  const { role, utterance, memory } = conversation
  const asked = meaningOf(utterance.questions.at(-1) ?? '')
  const asksForLine = role.triggers.filter(
    ({ says, words }) => says.some((said) => !memory.isSaid(said)) && sharedInMeaning(meaningOf(words), asked) > 0,
  )
  return toldInOneOf(asksForLine, conversation)
}

/** "What would you need from us?" */
function toWhatItTakes(own: Haggle): string | null {
  const { stake, standing } = own
  const line = lineFor(own)
  if (line) return line
  const wanted = stake.terms.length > 0 ? standing.open : standing.given.length > 0 ? [] : stake.returns
  // The figure that it asks for comes first.
  if (stake.isAsked && !standing.isNamed) return stake.asking
  if (wanted.length === 0) return null
  if (stake.isHushed) return sayIn(own, haggleTemplates.needsHushed)
  const { clause, isClause } = saidOf(wanted, stake.terms.length > 0 ? 'and' : 'or')
  return sayIn(own, isClause ? haggleTemplates.needs : haggleTemplates.needsThing, { clause })
}

/** "What is your price, then?" */
function toAskedFigure(own: Haggle): string | null {
  const { stake, standing } = own
  if (!standing.isNamed) return stake.asking ?? (stake.isAsked || stake.side === 'pays' ? ownFigure(own) : null)
  if (isAsGood(stake, standing.far.value, stake.opening.value)) {
    if (stake.returns.length > 0) return forNothing(own)
    return joinParts(ownFigure(own), stake.isHushed ? null : toWhatItTakes(own))
  }
  if (standing.given.length === 0) return ownFigure(own)
  const next =
    standing.position.value === stake.opening.value
      ? between(stake, standing.position, standing.far, stepFor.return)
      : null
  return next ? sayIn(own, bargainTemplates.step, { figure: next.text }) : ownFigure(own)
}

/** "That is too much", "could you come down a bit?" */
export function toPush(own: Haggle): string | null {
  const { stake, standing } = own
  if (!standing.isNamed) return ownFigure(own)
  if (isAsGood(stake, standing.far.value, stake.opening.value)) {
    if (stake.returns.length > 0) return forNothing(own)
    if (stake.terms.length > 0) return toWhatItTakes(own) ?? sayIn(own, haggleTemplates.makeOther)
  }
  const next = between(stake, standing.position, standing.far, stepFor.return)
  if (next) return sayIn(own, bargainTemplates.step, { figure: next.text })
  return sayIn(own, bargainTemplates.hold, { figure: standing.position.text })
}

/** "So do we have a deal?": yes to the last offer if it will do. */
export function toClosing(own: Haggle): string | null {
  const { stake, standing } = own
  const offer = standing.offers.at(-1)
  return offer && isAsGood(stake, offer.value, standing.far.value)
    ? yesTo(own, offer)
    : sayIn(own, bargainTemplates.open, { figure: standing.position.text })
}

/** "Deal?", "Fine, agreed.": what was offered last, if it will do. */
function toYes(own: Haggle, text: string): string | null {
  const { stake, standing, conversation } = own
  const { memory, utterance } = conversation
  if (stakeAsks.closes.test(text) && standing.offers.length > 0 && standing.isNamed) return toClosing(own)
  const isTaken = agrees.test(text) && utterance.questions.length === 0
  const last = memory.agentTurns.at(-1) ?? ''
  return isTaken && usedFigures(last, stake).some(({ amount }) => amount.value === standing.position.value)
    ? yesTo(own, standing.position)
    : null
}
