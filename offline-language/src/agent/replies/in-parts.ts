import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { amountsIn } from '../wording/amounts.js'
import { numberOf } from '../wording/number-words.js'
import type { Conversation } from './conversation.js'
import { counted, ofPayments } from './pay-in-parts.js'

const fewestParts = 2

/** Whether sums of a turn are parts of one that the prompt has: they add up to all of it. */
function addsUp(prompt: string, text: string): number {
  const parts = amountsIn(text).filter(({ isShare }) => !isShare)
  if (parts.length < fewestParts || ofPrice.test(text)) return 0
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return amountsIn(prompt).some(({ value, isShare }) => !isShare && Math.abs(value - sum) < 1) ? parts.length : 0
}
/** "900 instead of 1,000" */
const ofPrice = /\b(?:instead of|rather than|not)\b/i

/** The yes to who pays all in parts, where the prompt takes that; null for anything else. */
export function partsOfWhole(conversation: Conversation): string | null {
  const { role, utterance, memory, slots } = conversation
  const parts = addsUp(role.prompt, utterance.text)
  if (parts === 0) return null
  const all = [
    ...role.statements.flatMap(({ text, said, shares }) => (shares.refuses >= leastRefused ? [] : (said ?? text))),
    ...role.hushed.map(({ said }) => said),
  ]
  const taken = all.find((text) => ofPayments.test(text))
  if (!taken) return null
  const most = counted.exec(taken)?.[1]
  const isTooMany = most !== undefined && parts > numberOf(most.toLowerCase())
  if (isTooMany && /^I\b/.test(taken) && !memory.isSaid(taken)) return taken
  return pick(isTooMany ? decisionTemplates.refuse : decisionTemplates.take, slots, role.register, memory)
}
const leastRefused = 0.5
