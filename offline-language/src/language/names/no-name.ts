import { loadWords } from '../../data/load-words.js'
import { discourseWords, grammaticalWords } from '../tokens/stop-words.js'

/** Words that follow "I am" or "this is" and are no names. */
export const notNames: ReadonlySet<string> = new Set(loadWords('cast', 'notNames').notNames)

export function isNoName(word: string): boolean {
  return notNames.has(word) || grammaticalWords.has(word) || discourseWords.has(word)
}
