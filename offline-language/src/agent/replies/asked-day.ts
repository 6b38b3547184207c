import { whenIn } from '../dialogue-acts/when.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

const whenCanI = /\bwhen (?:can|could|shall|should|may|would) (?:i|we|you|he|she|they|someone|somebody|it)\b/i
const ofPersonOnly = /\bwhen (?:can|could|shall|should|may) (?:i|we)\b/i

/** "When could someone come?": the times of the prompt, else a question for one. */
export function askedDay({ role, memory }: Conversation, question: string): string | null {
  if (!whenCanI.test(question)) return null
  const times = [...new Set(role.slots.flatMap(({ isFree, text }) => (isFree && text ? [text] : [])))]
  const free = times[0]
  if (times.length > 0 && !times.some((text) => memory.holds(text)))
    return pick(decisionTemplates.dayOnly, { day: times.slice(0, 2).join(' or ') }, role.register, memory)
  if (!ofPersonOnly.test(question)) return null
  if (free || role.facts.some(({ text }) => /\bfree\b/.test(text) && whenIn(text) !== null)) return null
  return pick(answerTemplates.askDay, {}, role.register, memory)
}
