import { whenIn } from '../dialogue-acts/when.js'
import type { Conversation } from './conversation.js'

/** "When do you have to decide?", "By when do you need it?" */
const asksDeadline =
  /\b(?:when|how soon|by what date|until when)\b.*\b(?:decide|decision|deadline|have to|need to|due|answer|let (?:me|us) know|hear (?:back )?from you)\b/i
const decides = /\b(?:decide|decision|answer|deadline|choose|vote|meet|let you know|get back|reply|sign)\w*\b/i

/** What the prompt says of the day of a decision; null for any other question. */
export function askedDeadline({ role, memory }: Conversation, question: string): string | null {
  if (!asksDeadline.test(question)) return null
  const dated = [...role.facts, ...role.wishes].filter(
    ({ text }) =>
      decides.test(text) && (whenIn(text) !== null || /\b(?:this|next) (?:week|month|quarter)\b/i.test(text)),
  )
  const fresh = dated.find(({ text }) => !memory.isSaid(text))
  if (fresh) return fresh.text
  const day = dated[0] && whenIn(dated[0].text)
  return day ? `${day.charAt(0).toUpperCase()}${day.slice(1)}.` : null
}
