import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { proposalsIn } from './proposal.js'

const leastShare = 0.4
/** "Do you have any budget for training?" */
const asksForThing = /^(?:and |so |but )*(?:(?:do|would|could) you have|have you got|(?:is|are|would) there(?: be)?)\b/i

/** What the prompt lets the role give, if the person asks for it; null if the turn asks for nothing of the kind. */
export function concededThing({ role, memory, utterance, slots }: Conversation): string | null {
  const wanted = [...proposalsIn(utterance.text), ...utterance.questions.filter((each) => asksForThing.test(each))]
  const asked = wanted.map(contentStems)
  const given = role.concessions.find(
    ({ stems, askedBy }) =>
      asked.some((each) => shared(stems, each) >= Math.max(1, nounsOf(stems) * leastShare)) ||
      (askedBy.size > 0 && shared(askedBy, utterance.stems) >= askedBy.size),
  )
  if (given && memory.holds(given.thing)) return memory.isSaid(`Yes, ${given.thing}.`) ? null : `Yes, ${given.thing}.`
  return given ? pick(decisionTemplates.give, { ...slots, thing: given.thing }, role.register, memory) : null
}

/** Figures are not named by who asks. */
function nounsOf(stems: ReadonlySet<string>): number {
  return [...stems].filter((stem) => !/\d/.test(stem)).length
}
