import { shared } from '../../language/tokens/content-stems.js'
import type { Reading, ReadWord } from './reading.js'

/** The share of a text's words, by weight, for which `near` says how well the other text has them. */
function shareOf(words: readonly ReadWord[], near: (word: ReadWord) => number): number {
  let all = 0
  let shared = 0
  for (const word of words) {
    all += word.weight
    shared += word.weight * near(word)
  }
  return all === 0 ? 0 : shared / all
}

const has = (word: ReadWord, { stems, roots }: Reading) =>
  word.stems.some((stem) => stems.has(stem)) || roots.has(word.root)

/** How much of a text the other one says in the same words. */
export const sameWords = ({ words }: Reading, other: Reading): number =>
  shareOf(words, (word) => (has(word, other) ? 1 : 0))

const ofGroup = 0.8

/** The same with words of one group: "delay" and "late". */
export const sameMeaning = ({ words }: Reading, other: Reading): number =>
  shareOf(words, (word) => (has(word, other) ? 1 : word.groups.some((group) => other.groups.has(group)) ? ofGroup : 0))

/** The share of a question's words, each as good as the other, that a text has. */
export const sameOfAll = ({ allRoots: asked }: Reading, { allRoots: told }: Reading): number =>
  asked.size === 0 ? 0 : shared(asked, told) / asked.size
