import { isContent } from '../../language/tokens/is-content.js'
import type { LanguageModel, Word } from '../../language/tokens/language-model.js'
import { discourseWords } from '../../language/tokens/stop-words.js'

const longest = 4000

/** The scenario's words that can be a topic: from its title and its prompts. */
export function scenarioStems(scenario: string, language: LanguageModel): Set<string> {
  const isTopical = (word: Word) => isContent(word) && ['NOUN', 'PROPN', 'ADJ'].includes(word.pos)
  const words = language.tag(scenario.slice(0, longest))
  return new Set(words.filter((word) => isTopical(word) && !discourseWords.has(word.lower)).map(({ stem }) => stem))
}
