import { shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'

const asksOpinion =
  /\b(?:what do you think|what is your (?:view|opinion|position)|how do you (?:see|feel about)|how you (?:see|feel about)|what you think|where do you stand|what (?:does|do|did) .* mean to you|(?:important|matters?) to you about|what do you (?:like|love) about)\b/i
const ofOpinion =
  /^I (?:am (?:not )?(?:against|for|in favou?r|worried|afraid|unsure|convinced|sceptical|skeptical)|think|believe|find|worry|fear|doubt|love|hate|miss|would (?:like|prefer|rather))\b/i

/** "What do you think about it?": the view that the prompt gives the role. */
export function opinion({ role, memory, utterance }: Conversation, question: string): string | null {
  if (!asksOpinion.test(question)) return null
  const views = role.facts
    .filter(({ text, isGuarded }) => !isGuarded && ofOpinion.test(text) && !memory.isSaid(text))
    .map(({ text, stems }) => ({ text, common: shared(stems, utterance.stems) }))
    .sort((a, b) => b.common - a.common)
  return views[0]?.text ?? null
}
