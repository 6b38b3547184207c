import { loadPatterns } from '../../data/load-patterns.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

const { asksForNeed, yesOrNo } = loadPatterns('fallback-reply', 'asksForNeed', 'yesOrNo')

/** The reply if the prompt does not answer the question: what the role needs, or that it cannot say. */
export function fallbackReply({ role, memory, slots, untouched }: Conversation, question: string): string {
  const wanted = untouched.find(({ wants }) => wants?.kind === 'thing' && !memory.holds(wants.text))?.wants?.text
  const need = asksForNeed.test(question) && pick(answerTemplates.need, { wants: wanted }, role.register, memory)
  if (need) return need
  const fallback = () => pick(answerTemplates.fallback, slots, role.register, memory)
  const answer = yesOrNo.test(question) ? pick(answerTemplates.yesOrNo, slots, role.register, memory) : null
  return answer ?? fallback() ?? ''
}
