import { daysIn } from '../role/acceptable-days.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'

const namedDay = /\b\p{L}+days?\b/iu
const proposes =
  /\?\s*$|\b(?:how about|what about|let us|we could|i (?:can|could|offer|propose|suggest)|then|take it|or nothing|at \w+)\b/i

/** The answer to a day that the person proposes, if the prompt accepts or refuses it; null otherwise. */
export function replyToDay({ role, utterance, slots, memory }: Conversation): string | null {
  const { accepts, refuses } = role.days
  const [said] = daysIn(utterance.text)
  const day = utterance.day ?? namedDay.exec(utterance.text)?.[0]
  if (!said || !day || utterance.act === 'goodbye' || !proposes.test(utterance.text)) return null
  const own = { ...slots, day: day.replace(/^(?:by|until|from) /, '').replace(/days$/i, 'day') }
  if (accepts.has(said)) return pick(bargainTemplates.day, own, role.register, memory)
  return refuses.has(said) ? pick(bargainTemplates.dayRefused, own, role.register, memory) : null
}
