import { loadPatterns } from '../../data/load-patterns.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'
import { deflection } from './deflect.js'

const { asksForNeed } = loadPatterns('fallback-reply', 'asksForNeed', 'yesOrNo')

const asksForHelp = /\b(?:can|could|will) you (?:please )?help\b/i

/** The reply if the prompt does not answer the question: what the role needs, or that it cannot say. */
export function fallbackReply(conversation: Conversation, question: string): string {
  const { role, memory, slots, openGoals } = conversation
  const wanted = openGoals.find(({ wants }) => wants?.kind === 'thing' && !memory.holds(wants.text))?.wants?.text
  const need = asksForNeed.test(question) && pick(answerTemplates.need, { wants: wanted }, role.register, memory)
  if (need) return need
  const help = asksForHelp.test(question) && pick(answerTemplates.help, slots, role.register, memory)
  if (help) return help
  return deflection(conversation, question) ?? pick(answerTemplates.fallback, slots, role.register, memory) ?? ''
}
