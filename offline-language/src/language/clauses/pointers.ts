import type { Word } from '../tokens/language-model.js'
import { pointing } from './clause-words.js'

/** The number of pronouns that point at something the sentence has not named before them. */
export function pointers(words: readonly Word[]): number {
  const noun = words.findIndex(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  return words.filter(({ lower, pos }, at) => {
    if (pos !== 'PRON' || !pointing.has(lower) || lower === 'there' || lower === 'who') return false
    return noun < 0 || at < noun || at === words.length - 1
  }).length
}
