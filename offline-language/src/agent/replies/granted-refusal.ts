import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { asksToAgree } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { isEnoughAsked } from './gives-no-part.js'
import { openBargains } from './offered-bargain.js'
import { bringsOffer } from './offered-deed.js'
import { grantsProtected } from './out-of-reach.js'
import { isOpenQuestion } from './decisive.js'
import { talkOf } from './talk.js'

/** The yes to who gives what a refusal protects: "a second person on every night shift" to who does no nights alone. */
export function grantedRefusal(conversation: Conversation): string | null {
  const { role, utterance, memory, slots } = conversation
  const { text } = utterance
  if (openBargains(conversation).length > 0 || role.dealing !== null) return null
  const asksYes =
    isEnoughAsked(text) ||
    asksToAgree.test(text) ||
    (bringsOffer(text) && !isOpenQuestion(talkOf(conversation).asked.at(-1)))
  const isGranted = role.units.said.some(
    ({ kind, text: refusal }) => kind === 'refusal' && grantsProtected(refusal, text),
  )
  return asksYes && isGranted ? pick(decisionTemplates.take, slots, role.register, memory) : null
}
