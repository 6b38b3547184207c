import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'

const asksPossible =
  /\bwhat (?:else )?(?:is|would be|might be) possible\b|\bwhat (?:else )?(?:can|could) you (?:offer|give|do for me)\b|\bwhat do you offer\b/i

/** "What is possible beyond that?": the next thing that the prompt lets the role give. */
export function askedPossible({ role, memory, slots }: Conversation, question: string): string | null {
  if (!asksPossible.test(question)) return null
  const open = role.concessions.find(({ thing }) => !memory.holds(thing))
  return open ? pick(decisionTemplates.give, { ...slots, thing: open.thing }, role.register, memory) : null
}
