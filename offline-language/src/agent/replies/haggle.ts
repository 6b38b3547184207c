import { loadPatterns } from '../../data/load-patterns.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { isAsGood, type Stake } from '../role/stake.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { haggleTemplates } from '../templates/haggle-templates.js'
import { agrees, asksLimit } from './agreement-patterns.js'
import { afterDeal } from './agreed-stake.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { judgedOffer } from './judged-offer.js'
import { isRefusedWith } from './price.js'
import { refusedBy } from './refuse.js'
import { talkOf } from './talk.js'
import { saidAsIs } from './said-as-is.js'
import { ofTalk } from './reply-by-units.js'
import { type UsedFigure, usedFigures } from './stake-figures.js'
import { between, standingOf } from './stake-standing.js'
import { clauseOf, forNothing, halfOf, type Haggle, ownFigure, saidOf, sayIn, yesTo } from './stake-words.js'
import { withAnswer } from './with-answer.js'

const asks = loadPatterns('replies/stake-asks', 'asksFigure', 'asksTerms', 'pushes', 'closes', 'otherOffer')

/** The figure that a turn is about: of several, the one that it names, else the one named last. */
function stakeOf({ role, userTexts }: Conversation): Stake | null {
  const isNamedIn = (text: string) => role.stakes.find((stake) => usedFigures(text, stake).length > 0)
  return (
    userTexts
      .toReversed()
      .map(isNamedIn)
      .find((stake) => stake !== undefined) ??
    role.stakes[0] ??
    null
  )
}

/** The answer to a turn that bargains over the figure of a prompt in prose; null for any other turn. */
export function haggle(conversation: Conversation): string | null {
  const stake = ofTalk.has(conversation.utterance.act) ? null : stakeOf(conversation)
  if (!stake) return null
  const own: Haggle = { conversation, stake, standing: standingOf(conversation, stake) }
  const { agreed } = own.standing
  const text = cleanUtterance(conversation.utterance.text)
  const used = usedFigures(text, stake)
  const talk = talkOf(conversation)
  // "3,200, with a contract of three years": what the prompt refuses is answered first.
  if (isRefusedWith(talk, talk.text) || refusedBy(conversation.role.refusals, text) !== null) return null
  const words = agreed ? afterDeal(own, agreed) : (toFigures(own, used, text) ?? toMoves(own, used, text))
  if (!words) return null
  const kept = saidAsIs(words, conversation)
  return asksElse(conversation, stake) ? withAnswer(kept, conversation) : kept
}

/** Whether the last question is about something else: "4.20, then. Do you decide alone?" */
function asksElse({ utterance: { questions } }: Conversation, stake: Stake): boolean {
  const question = questions.at(-1)
  if (question === undefined || usedFigures(question, stake).length > 0) return false
  return ![asks.asksFigure, asks.asksTerms, asks.pushes, asks.closes, asksLimit, ofBargain].some((looks) =>
    looks.test(question),
  )
}
const ofBargain = /\b(?:what if|what do you (?:say|think)|if (?:i|we)|would that|would it|how about)\b/i

const lastOf = (used: readonly UsedFigure[], use: UsedFigure['use']) =>
  used.findLast((each) => each.use === use)?.amount

/** What is said to a figure: an offer, a price of somebody else. */
function toFigures(own: Haggle, used: readonly UsedFigure[], text: string): string | null {
  const offer = lastOf(used, 'offered')
  if (offer) return judgedOffer(own, offer, asks.asksFigure.test(text))
  if (!lastOf(used, 'others')) return null
  const figure = { figure: own.standing.position.text }
  return sayIn(own, asks.otherOffer.test(text) ? haggleTemplates.threat : haggleTemplates.comparison, figure)
}

/** What is said to a turn that bargains without a figure of its own. */
function toMoves(own: Haggle, used: readonly UsedFigure[], text: string): string | null {
  const { standing } = own
  if (asksLimit.test(text)) return sayIn(own, bargainTemplates.coy)
  if (standing.isNewlyGiven) return toGiven(own)
  if (asks.asksTerms.test(text)) return toWhatItTakes(own)
  if (asks.asksFigure.test(text)) return toAskedFigure(own)
  if (asks.pushes.test(text) || lastOf(used, 'refused')) return toPush(own)
  return toYes(own, text)
}

/** How far the part comes at once for what it is given: a limit that is kept back is not said. */
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

/** "What would you need from us?" */
function toWhatItTakes(own: Haggle): string | null {
  const { stake, standing } = own
  const wanted = stake.terms.length > 0 ? standing.open : standing.given.length > 0 ? [] : stake.returns
  // What it asks for is told first.
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
function toPush(own: Haggle): string | null {
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

/** "Deal?", "Fine, agreed.": what was offered last, if it will do. */
function toYes(own: Haggle, text: string): string | null {
  const { stake, standing, conversation } = own
  const { memory, utterance } = conversation
  const offer = standing.offers.at(-1)
  if (asks.closes.test(text) && offer && standing.isNamed)
    return isAsGood(stake, offer.value, standing.far.value)
      ? yesTo(own, offer)
      : sayIn(own, bargainTemplates.open, { figure: standing.position.text })
  const isTaken = agrees.test(text) && utterance.questions.length === 0
  const last = memory.agentTurns.at(-1) ?? ''
  return isTaken && usedFigures(last, stake).some(({ amount }) => amount.value === standing.position.value)
    ? yesTo(own, standing.position)
    : null
}
