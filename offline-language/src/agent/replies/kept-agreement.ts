import { amountsIn } from '../wording/amounts.js'
import type { Dealing } from '../role/dealing.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import { isAsGood } from '../wording/sides.js'
import { accepted, asksToAgree, pushes } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { offersIn } from './offers.js'

/** After an agreement: another number changes it only for the better, and a question about it confirms it; null otherwise. */
export function keptAgreement({ role, memory, utterance, slots }: Conversation, dealing: Dealing): string | null {
  const figure = memory.agentTurns
    .filter((turn) => accepted.test(turn))
    .flatMap(amountsIn)
    .at(-1)
  if (!figure) return null
  // Another sum, such as a budget for training, is no offer for what was agreed.
  const offer = offersIn(utterance.text, dealing).findLast(
    ({ value }) => Math.max(value, figure.value) <= 2 * Math.min(value, figure.value),
  )
  const own = { ...slots, figure: figure.text.toLowerCase() }
  const isBetter = offer && !isAsGood(dealing, figure.value, offer.value)
  if (isBetter) return pick(bargainTemplates.accept, { ...slots, figure: offer.text }, role.register, memory)
  if ((offer && offer.value !== figure.value) || (!offer && pushes.test(utterance.text)))
    return pick(bargainTemplates.kept, own, role.register, memory)
  const asked = offersIn(utterance.questions.at(-1) ?? '', dealing).at(-1)
  const isSame = asked?.value === figure.value
  return (isSame || utterance.act === 'asks-to-agree' || asksToAgree.test(utterance.text)) &&
    utterance.questions.length > 0
    ? pick(bargainTemplates.confirmed, own, role.register, memory)
    : null
}
