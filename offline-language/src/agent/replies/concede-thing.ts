import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { proposalsIn } from './proposal.js'

const leastShare = 0.4

/** What the prompt lets the role give, if the person asks for it; null if the turn asks for nothing of the kind. */
export function concededThing({ role, memory, utterance, slots }: Conversation): string | null {
  const asked = proposalsIn(utterance.text).map(contentStems)
  const given = role.concessions.find(
    ({ stems, askedBy }) =>
      asked.some((wanted) => shared(stems, wanted) >= Math.max(1, nounsOf(stems) * leastShare)) ||
      (askedBy.size > 0 && shared(askedBy, utterance.stems) >= askedBy.size),
  )
  if (given && memory.holds(given.thing)) return memory.isSaid(`Yes, ${given.thing}.`) ? null : `Yes, ${given.thing}.`
  return given ? pick(decisionTemplates.give, { ...slots, thing: given.thing }, role.register, memory) : null
}

/** Figures are not named by who asks. */
function nounsOf(stems: ReadonlySet<string>): number {
  return [...stems].filter((stem) => !/\d/.test(stem)).length
}
