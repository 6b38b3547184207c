import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { Stake } from '../role/stake.js'
import { haggleTemplates } from '../templates/haggle-templates.js'
import { type Amount, amountsIn } from '../wording/amounts.js'
import { isAsGood } from '../wording/sides.js'
import { asksLimit } from './agreement-patterns.js'
import { afterDeal } from './agreed-stake.js'
import type { Conversation } from './conversation.js'
import { givenLine } from './given-line.js'
import { partsOfWhole } from './in-parts.js'
import { judgedOffer } from './judged-offer.js'
import { isRefusedWith } from './price.js'
import { refusedBy } from './refuse.js'
import { newlyMet, ofTalk } from './reply-by-units.js'
import { saidAsIs } from './said-as-is.js'
import { type UsedFigure, usedFigures } from './stake-figures.js'
import { stakeAsks, toMoves } from './stake-moves.js'
import { standingOf } from './stake-standing.js'
import { type Haggle, sayIn } from './stake-words.js'
import { talkOf } from './talk.js'
import { withAnswer } from './with-answer.js'

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
  // The author's own line, or a promise for this turn, is the better answer.
  if (!stake || givenLine(conversation) || partsOfWhole(conversation)) return null
  if (newlyMet(talkOf(conversation))) return null
  const talk = talkOf(conversation)
  // "3,200, with a contract of three years": what the prompt refuses is answered first.
  const text = cleanUtterance(conversation.utterance.text)
  // "I would stop work on it, even if we lose a day. Would you back me there?" is about no figure.
  const isOfFigure = [text, conversation.memory.agentTurns.at(-1) ?? ''].some((turn) => amountsIn(turn).length > 0)
  if (!isOfFigure && asksElse(conversation, stake)) return null
  if (isRefusedWith(talk, talk.text) || refusedBy(conversation.role.refusals, text) !== null) return null
  const words = replyOver({ conversation, stake, standing: standingOf(conversation, stake) })
  if (!words) return null
  const kept = saidAsIs(words, conversation)
  return asksElse(conversation, stake) ? withAnswer(kept, conversation) : kept
}

/** What is said to a turn over one figure. */
export function replyOver(own: Haggle): string | null {
  const {
    conversation,
    stake,
    standing: { agreed },
  } = own
  const text = cleanUtterance(conversation.utterance.text)
  const used = usedFigures(text, stake)
  return agreed ? afterDeal(own, agreed) : (toFigures(own, used, text) ?? toMoves(own, used, text))
}

/** Whether the last question is about something else: "4.20, then. Do you decide alone?" */
function asksElse({ utterance: { questions } }: Conversation, stake: Stake): boolean {
  const question = questions.at(-1)
  if (question === undefined || usedFigures(question, stake).length > 0) return false
  return ![stakeAsks.asksFigure, stakeAsks.asksTerms, stakeAsks.pushes, stakeAsks.closes, asksLimit, ofBargain].some(
    (looks) => looks.test(question),
  )
}
const ofBargain = /\b(?:what if|what do you (?:say|think)|if (?:i|we)|would that|would it|how about)\b/i

const lastOf = (used: readonly UsedFigure[], use: UsedFigure['use']) =>
  used.findLast((each) => each.use === use)?.amount

/** The reply to a figure: an offer, a price from somebody else, or one that the part is said to have named. */
function toFigures(own: Haggle, used: readonly UsedFigure[], text: string): string | null {
  const offer = used.findLast(({ use }) => use === 'offered')
  if (offer?.isOfAgreement && !isAsGood(own.stake, offer.amount.value, own.standing.far.value))
    return sayIn(own, haggleTemplates.notAgreed, { offer: offer.amount.text, figure: own.standing.position.text })
  if (offer) return judgedOffer(own, offer.amount, stakeAsks.asksFigure.test(text))
  const figure = { figure: own.standing.position.text }
  if (lastOf(used, 'others'))
    return sayIn(own, stakeAsks.otherOffer.test(text) ? haggleTemplates.threat : haggleTemplates.comparison, figure)
  const claimed = lastOf(used, 'claimed')
  return claimed && isUnsaid(own, claimed)
    ? sayIn(own, haggleTemplates.notSaid, { ...figure, offer: claimed.text })
    : null
}

/** "You said 8 percent before", but the part did not. */
const isUnsaid = ({ conversation, stake, standing }: Haggle, { value }: Amount): boolean =>
  !isAsGood(stake, value, standing.far.value) &&
  !conversation.memory.agentTurns.some((turn) => amountsIn(turn).some((each) => each.value === value))
