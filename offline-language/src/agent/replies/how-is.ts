import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { state } = loadPatterns('replies/how-is', 'state')

const asksHow =
  /^(?:and |so )?how (?:is|are) (?:your |the )?(\p{L}{3,})(?: (?:doing|feeling|coping|now|today|at home|otherwise))*\?$/iu

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
