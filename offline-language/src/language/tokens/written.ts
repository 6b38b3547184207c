import type { Word } from './language-model.js'

/** The words as one string, with the spaces that they had. */
export function written(words: readonly Word[]): string {
  return words.map((word, at) => (at > 0 && word.spaceBefore ? ' ' : '') + word.text).join('')
}
