import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'

const asksIdea =
  /\bwhat (?:else )?(?:could|can|should) (?:we|you)\b.*\b(?:do|try)\b|\b(?:any|another) (?:other )?(?:ideas?|suggestions?|way)\b|\bwhat (?:do|would) you (?:suggest|propose)\b|\bhow (?:could|can) we solve\b/i

/** "What else could we do?": what the prompt lets the role agree to. */
export function suggestion({ role, memory, userTexts }: Conversation, question: string): string | null {
  if (!asksIdea.test(question)) return null
  const open = role.acceptances.find(
    ({ text, stems }) =>
      /^(?!an? |the |\p{Lu})\p{L}+ /u.test(text) &&
      !memory.holds(text) &&
      !userTexts.some((said) => shared(contentStems(said), stems) >= stems.size / 2),
  )
  return open ? `I could ${open.text}.` : null
}
