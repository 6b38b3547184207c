import { loadPatterns } from '../../data/load-patterns.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

const { asksForNeed, yesOrNo } = loadPatterns('fallback-reply', 'asksForNeed', 'yesOrNo')

const asksForHelp = /\b(?:can|could|will) you (?:please )?help\b/i

/** The reply if the prompt does not answer the question: what the role needs, or that it cannot say. */
export function fallbackReply({ role, memory, slots, openGoals }: Conversation, question: string): string {
  const wanted = openGoals.find(({ wants }) => wants?.kind === 'thing' && !memory.holds(wants.text))?.wants?.text
  const need = asksForNeed.test(question) && pick(answerTemplates.need, { wants: wanted }, role.register, memory)
  if (need) return need
  const help = asksForHelp.test(question) && pick(answerTemplates.help, slots, role.register, memory)
  if (help) return help
  const why = /\bwhy\b/i.test(question) && pick(answerTemplates.fallbackWhy, slots, role.register, memory)
  if (why) return why
  const own = /\byour?\b/i.test(question) && pick(answerTemplates.fallbackOwn, slots, role.register, memory)
  if (own) return own
  const fallback = () => pick(answerTemplates.fallback, slots, role.register, memory)
  const answer = yesOrNo.test(question) ? pick(answerTemplates.yesOrNo, slots, role.register, memory) : null
  return answer ?? fallback() ?? ''
}
