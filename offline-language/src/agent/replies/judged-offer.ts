import { capitalised } from '../../language/tokens/first-letter.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { haggleTemplates } from '../templates/haggle-templates.js'
import type { Amount } from '../wording/amounts.js'
import { isAsGood } from '../wording/sides.js'
import { agrees, asksToAgree } from './agreement-patterns.js'
import { between } from './stake-standing.js'
import { firstTerms, forNothing, halfOf, type Haggle, noTo, sayIn, yesTo } from './stake-words.js'

/** A first offer that is near enough is taken at once. */
const nearEnough = 0.4
const step = 0.4

/** A figure between the part's own and what the person offers. */
function counter(haggle: Haggle, offer: Amount, target: Amount): string | null {
  const { stake, standing } = haggle
  const next = between(stake, standing.position, target, step)
  if (!next) return null
  const templates = stake.side === 'gets' ? bargainTemplates.counterLow : bargainTemplates.counterHigh
  return sayIn(haggle, templates, { figure: next.text, offer: offer.text })
}

/** An offer that the part can accept with what it has been given. */
function toEnough(haggle: Haggle, offer: Amount): string | null {
  const { stake, standing } = haggle
  const { position, far, offers } = standing
  const isClose = Math.abs(offer.value - position.value) <= Math.abs(stake.opening.value - far.value) * nearEnough
  const isFirst = new Set(offers.map(({ value }) => value)).size < 2
  const isSlow = haggle.conversation.role.dealing?.isSlow === true && isFirst
  const isMet = isAsGood(stake, offer.value, position.value) || isClose || !isFirst || standing.isNewlyGiven
  const next = isMet && !isSlow ? null : counter(haggle, offer, offer)
  if (!next && isSlow) return sayIn(haggle, bargainTemplates.hold, { figure: position.text, offer: offer.text })
  return next ?? yesTo(haggle, offer)
}

/** Whether the turn is the first demand, and the part pays and has named no figure: it asks for the reasons first. */
function isFirstDemand({ stake, standing, conversation }: Haggle): boolean {
  const { text } = conversation.utterance
  const isOpen = stake.side === 'pays' && !stake.isAsked && !standing.isNamed && standing.offers.length < 2
  return isOpen && !asksToAgree.test(text) && !agrees.test(text)
}

/** An offer beyond everything: the rule of the prompt, a question, a step if the person moves, else the part's own figure. */
function toTooMuch(haggle: Haggle, offer: Amount, asksFigure: boolean): string | null {
  const { stake, standing, conversation } = haggle
  const { position, far, offers, isNamed } = standing
  const own = { offer: offer.text, figure: position.text }
  if (!asksFigure && isFirstDemand(haggle)) return sayIn(haggle, haggleTemplates.basis, own)
  if (stake.rule && offers.length > 1 && !conversation.memory.isSaid(stake.rule))
    return `${capitalised(offer.text)}? ${stake.rule}`
  const before = offers.at(-2)
  const hasMoved = before !== undefined && before.value !== offer.value && isAsGood(stake, offer.value, before.value)
  const moved = isNamed && hasMoved ? counter(haggle, offer, far) : null
  return moved ?? sayIn(haggle, noTo(stake), own)
}

/** The answer to a figure that the person offers or asks for. */
export function judgedOffer(haggle: Haggle, offer: Amount, asksFigure: boolean): string | null {
  const { stake, standing } = haggle
  const { far, isStarted, open } = standing
  if (isAsGood(stake, offer.value, far.value)) return toEnough(haggle, offer)
  if (!isAsGood(stake, offer.value, stake.last.value)) return toTooMuch(haggle, offer, asksFigure)
  if (stake.returns.length > 0) return forNothing(haggle)
  return isStarted && open.length > 0 ? halfOf(haggle) : firstTerms(haggle, offer)
}
