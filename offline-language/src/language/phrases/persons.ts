import { loadWords } from '../../data/load-words.js'
import type { Word } from '../tokens/language-model.js'

const persons: ReadonlySet<string> = new Set(loadWords('persons', 'persons').persons)

/** "My wife", "the dog": a word for someone without a name. */
export function meansSomebody({ lower, lemma }: Pick<Word, 'lower' | 'lemma'>): boolean {
  return persons.has(lower) || persons.has(lemma)
}
