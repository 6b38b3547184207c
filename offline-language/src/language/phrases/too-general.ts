import type { Word } from '../tokens/language-model.js'
import type { NounPhrase } from './noun-phrases.js'
import { common, hollow } from './topic-words.js'

/** Whether the noun is so general that it needs more mentions than others. */
export function isCommon({ words }: NounPhrase): boolean {
  return words.length === 1 && common.has(words[0]?.lower ?? '')
}

/** Whether the last word needs a noun before it that says more: "heart exam", but not "medical history". */
export function isTooGeneral(words: readonly Word[]): boolean {
  const last = words.at(-1)
  const says = (word: Word) => word.pos !== 'ADJ' && !isHollow(word)
  return last !== undefined && isHollow(last) && !words.slice(0, -1).some(says)
}

function isHollow({ lower, lemma }: Word): boolean {
  return hollow.has(lower) || hollow.has(lemma)
}
