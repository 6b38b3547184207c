import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Dealing } from '../role/dealing.js'
import { stakeOfDealing } from '../role/of-stakes.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { replyOver } from './haggle.js'
import { offersIn } from './offers.js'
import { toClosing, toPush } from './stake-moves.js'
import { standingOf } from './stake-standing.js'

/** "A rebate or a discount, but not both": the no to one of them once the other is agreed. */
function noToBoth({ role, slots, memory }: Conversation, isAgreed: (dealing: Dealing) => boolean): string | null {
  const isOther = role.isEitherOr && role.dealings.some(isAgreed)
  return isOther ? pick(bargainTemplates.oneOnly, slots, role.register, memory) : null
}

/** Whether the turn offers what the prompt makes a step depend on: "And if I sign for two years?" */
function offersCondition({ role, utterance: { text } }: Conversation): boolean {
  const conditions = role.hidden.flatMap((hidden) => /\b(?:if|for|when) [^,;.]+/i.exec(hidden)?.[0] ?? [])
  return /\bif (?:i|we)\b/i.test(text) && shared(contentStems(conditions.join(' ')), contentStems(text)) >= fewestShared
}
const fewestShared = 2

/** The reply to an offer or a push in the negotiation of a prompt in sections; null if the turn has none. */
export function dealingReply(conversation: Conversation): string | null {
  const { dealing } = conversation.role
  if (!dealing) return null
  const ownOf = (each: Dealing) => {
    const stake = stakeOfDealing(each)
    return { conversation, stake, standing: standingOf(conversation, stake) }
  }
  const isAgreed = (each: Dealing) => ownOf(each).standing.agreed !== null
  const own = ownOf(dealing)
  const hasOffer = offersIn(conversation.utterance.text, dealing).length > 0
  const words = hasOffer && !isAgreed(dealing) ? noToBoth(conversation, isAgreed) : null
  const reply = words ?? replyOver(own)
  if (reply || hasOffer || own.standing.agreed) return reply
  if (conversation.utterance.act === 'asks-to-agree') return toClosing(own)
  return offersCondition(conversation) ? toPush(own) : null
}
