import type { Conversation } from './conversation.js'

const asksHow =
  /^(?:and |so )?how (?:is|are) (?:your |the )?(\p{L}{3,})(?: (?:doing|feeling|coping|now|today|at home|otherwise))*\?$/iu
const state =
  /\b(?:broke|ill|sick|afraid|scared|died|better|worse|pain|sleeps?|slept|hurts?|cough\p{L}*|operation|fell|tired|recover\p{L}*|fine|well|cries|cried|nervous)\b/iu

/** "How is your mother?": what the prompt says of how she is. */
export function howIs({ role, memory }: Conversation, question: string): string | null {
  const noun = asksHow.exec(question)?.[1]
  if (!noun || /^(?:you|things|everything|life)$/i.test(noun)) return null
  const named = new RegExp(`\\b${noun}\\b`, 'iu')
  const found = role.facts.find(
    ({ text, lock, needs }) => !lock && !needs && named.test(text) && state.test(text) && !memory.holds(text),
  )
  return found?.text ?? null
}
