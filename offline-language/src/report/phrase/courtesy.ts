import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const { courtesy, introduction } = loadPatterns('courtesies', 'courtesy', 'introduction')

/** "Thanks for making the time", "it's Kirsty Vance from Brightmere": how a talk begins, and nothing that is said in it. */
export function isCourtesy({ text }: Pick<Sentence, 'text'>): boolean {
  return courtesy.test(text) || introduction.test(text)
}
