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

const asksStep =
  /\b(?:(?:small|first|next|concrete|possible) step|what will you do|what could you (?:do|try)|where will you (?:start|begin))\b/i
const thinksOf =
  /^I (?:am thinking|think|have thought) (?:about|of) (\p{L}+ing [^,.]+?)(?: and (?:about|of) .*|, .*)?\.?$/u

/** "What would be one small step?": what the prompt has the role think about. */
export function suggestionOfOwn({ role, memory }: Conversation, question: string): string | null {
  if (!asksStep.test(question)) return null
  const idea = role.facts.map(({ text }) => thinksOf.exec(text)?.[1]).find((each) => each !== undefined)
  const said = `I could try ${idea ?? ''}.`
  return idea && !memory.isSaid(said) ? said : null
}
