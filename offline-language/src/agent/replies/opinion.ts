import { shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { asksOpinion, ofOpinion } = loadPatterns('replies/opinion', 'asksOpinion', 'ofOpinion')

/** "What do you think about it?": the view that the prompt gives the role. */
export function opinion({ role, memory, utterance }: Conversation, question: string): string | null {
  if (!asksOpinion.test(question)) return null
  const views = role.facts
    .filter(({ text, isGuarded }) => !isGuarded && ofOpinion.test(text) && !memory.isSaid(text))
    .map(({ text, stems }) => ({ text, common: shared(stems, utterance.stems) }))
    .sort((a, b) => b.common - a.common)
  return views[0]?.text ?? null
}
