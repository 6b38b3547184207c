import type { Word } from './language-model.js'

/** Joins the words to one string, with their original spaces. */
export function written(words: readonly Word[]): string {
  return words.map((word, at) => (at > 0 && word.spaceBefore ? ' ' : '') + word.text).join('')
}
