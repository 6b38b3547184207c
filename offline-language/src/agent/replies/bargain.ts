import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { type Amount, amountsIn, writtenLike } from '../wording/amounts.js'
import type { Dealing } from '../role/dealing.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Templates } from '../templates/templates.js'
import type { Utterance } from '../dialogue-acts/utterance.js'
import { isAsGood, signOf } from '../wording/sides.js'
import { accepted, agrees, asksLimit, pushes } from './agreement-patterns.js'
import { isNamedIn, type Position, positionOf } from './bargain-position.js'
import type { Conversation } from './conversation.js'
import { keptAgreement } from './kept-agreement.js'
import { offersIn } from './offers.js'
import { openTerms } from './open-terms.js'
import { niceUnit, roundedBetween } from './round-figure.js'

/** The reply to an offer or a push in a negotiation; null if the turn has none. The limit is never named first. */
export function bargain(conversation: Conversation): string | null {
  const { role, memory, utterance } = conversation
  const { dealing } = role
  if (!dealing) return null
  const say = sayer(conversation)
  const agreed = memory.agentTurns.slice(1).filter((turn) => accepted.test(turn))
  const isAgreed = role.dealings.length < 2 ? agreed.length > 0 : agreed.some((turn) => isOfDealing(turn, dealing))
  const isOfOther = agreed.length > 0 && !isAgreed
  if (isOfOther && role.isEitherOr && offersIn(utterance.text, dealing).length > 0) return say(bargainTemplates.oneOnly)
  // "£6,500 is the lowest I can go" is an offer.
  const isOffer = utterance.questions.length === 0 && offersIn(cleanUtterance(utterance.text), dealing).length > 0
  if (!isOffer && asksLimit.test(utterance.text))
    return say(isAgreed ? decisionTemplates.private : bargainTemplates.coy)
  if (isAgreed) return keptAgreement(conversation, dealing)
  return ofOffer(conversation, dealing, say)
}

/** An agreement on a discount is none on a sum. */
function isOfDealing(turn: string, { opening }: Dealing): boolean {
  return amountsIn(turn).some(({ isShare }) => isShare === opening.isShare)
}

/** "So do we have a deal for 2,600?" */
const asksToClose = /\b(?:do we (?:have a deal|agree)|is (?:that|it) a deal|shall we (?:do it|sign))\b/i

function ofOffer(conversation: Conversation, dealing: Dealing, say: Say): string | null {
  const { role, memory, utterance, userTexts } = conversation
  const position = positionOf(conversation, dealing)
  const offers = userTexts.flatMap((text) => offersIn(cleanUtterance(text), dealing))
  const offer = offersIn(utterance.text, dealing).at(-1)
  if (offer && !isRepeatedBy(utterance, offer, position))
    return onlyWithTerms(conversation, offer, replyToAmount(dealing, position, offer, offers, say))
  if (!offer && (utterance.act === 'asks-to-agree' || asksToClose.test(utterance.text)))
    return replyToClosing(dealing, position, offers, say)
  const isAccepted = isNamedIn(position, memory.agentTurns.at(-1)) && utterance.questions.length === 0
  if (!offer && isAccepted && agrees.test(utterance.text))
    return say(bargainTemplates.accept, { figure: position.text })
  return isPush(utterance, role.hidden, offer) ? concede(dealing, position, null, say) : null
}

/** "Is 13.50 all you pay?" repeats the agent's number and offers none. */
function isRepeatedBy({ questions, act }: Utterance, offer: Amount, position: Position): boolean {
  return offer.value === position.value && (questions.length > 0 || rejecting.has(act))
}

/** Whether the turn asks for more without a number, or offers what the prompt makes a step depend on. */
function isPush({ text }: Utterance, hidden: readonly string[], offer: Amount | undefined): boolean {
  if (pushes.test(text)) return true
  return !offer && /\bif (?:i|we)\b/i.test(text) && shared(conditionStems(hidden), contentStems(text)) >= 2
}

/** Turns in which the agent's own number is no acceptance of it. */
const rejecting: ReadonlySet<DialogueAct> = new Set(['accusation', 'refusal', 'disagreement', 'abuse'])

/** A number that is good enough is no yes while something else is open that the yes depends on. */
function onlyWithTerms(conversation: Conversation, offer: Amount, reply: string | null): string | null {
  const [open] = reply && accepted.test(reply) ? openTerms(conversation) : []
  const { role, memory, slots } = conversation
  const own = { ...slots, offer: offer.text, clause: open?.text }
  return (open ? pick(bargainTemplates.withTerm, own, role.register, memory) : null) ?? reply
}

type Say = (templates: Templates, slots?: { figure?: string; offer?: string }) => string | null

function sayer({ role, memory, slots }: Conversation): Say {
  return (templates, own = {}) => pick(templates, { ...slots, ...own }, role.register, memory)
}

function replyToAmount(dealing: Dealing, position: Position, offer: Amount, offers: readonly Amount[], say: Say) {
  const { limit, opening } = dealing
  const range = Math.abs(opening.value - limit.value)
  const isEnough = isAsGood(dealing, offer.value, limit.value)
  const isClose = Math.abs(offer.value - position.value) <= range * 0.4
  const isMet = isAsGood(dealing, offer.value, position.value)
  const isTooSoon = dealing.isSlow && offers.length < 2
  if (!isTooSoon && (isMet || (isEnough && (isClose || offers.length > 1))))
    return say(bargainTemplates.accept, { figure: offer.text })
  const before = offers.at(-2)
  const isInsult = !isEnough && Math.abs(offer.value - limit.value) > range
  const isNoBetter = before !== undefined && isAsGood(dealing, before.value, offer.value)
  if (isInsult || isNoBetter || (!position.isNamed && !isEnough))
    return say(dealing.side === 'seller' ? bargainTemplates.refuseLow : bargainTemplates.refuseHigh, {
      figure: position.text,
      offer: offer.text,
    })
  return concede(dealing, position, offer, say)
}

/** A step towards the limit, which the agent does not reach by itself. */
function concede(dealing: Dealing, position: Amount, offer: Amount | null, say: Say): string | null {
  const { limit, opening, side } = dealing
  const unit = opening.isShare ? 0.5 : opening.count ? 1 : niceUnit(Math.abs(opening.value - limit.value) / 8)
  const isEnough = offer !== null && isAsGood(dealing, offer.value, limit.value)
  const target = isEnough ? offer.value : limit.value
  const step = Math.floor((Math.abs(position.value - target) * 0.4) / unit) * unit
  if (step < unit / 2) return say(bargainTemplates.hold, { figure: position.text, offer: offer?.text ?? position.text })
  const next = roundedBetween(position.value - signOf(dealing) * step, position.value, target, opening)
  if (next === null) return say(bargainTemplates.hold, { figure: position.text, offer: offer?.text ?? position.text })
  const figure = writtenLike(next, opening)
  if (!offer) return say(bargainTemplates.step, { figure })
  return say(side === 'seller' ? bargainTemplates.counterLow : bargainTemplates.counterHigh, {
    figure,
    offer: offer.text,
  })
}

/** "So do we have a deal?" */
function replyToClosing(dealing: Dealing, position: Position, offers: readonly Amount[], say: Say) {
  const last = offers.at(-1)
  const isEnough = last !== undefined && isAsGood(dealing, last.value, dealing.limit.value)
  return say(isEnough ? bargainTemplates.accept : bargainTemplates.open, { figure: (isEnough ? last : position).text })
}

function conditionStems(hidden: readonly string[]): Set<string> {
  return contentStems(hidden.flatMap((text) => /\b(?:if|for|when) [^,;.]+/i.exec(text)?.[0] ?? []).join(' '))
}
