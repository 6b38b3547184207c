import { isNoun } from '../../language/clauses/clause-words.js'
import type { Word } from '../../language/tokens/language-model.js'

/** "The second part I can write down": the object comes before, so the clause lacks it. */
export function isFronted(words: readonly Word[], offset: number): boolean {
  let length = 0
  const at = words.findIndex((word) => (length += word.text.length + (word.spaceBefore ? 1 : 0)) > offset)
  const before = words.slice(0, Math.max(0, at))
  // "A form that you have to sign".
  if (/^(?:that|which)$/.test(before.at(-1)?.lower ?? '') && isNoun(before.at(-2))) return true
  // "Black I can use".
  if (before.length === 1 && /^(?:ADJ|NOUN|PROPN)$/.test(before[0]!.pos) && words[at]?.lower === 'i') return true
  const isNounOnly = before.every(({ pos }) => pos !== 'VERB' && pos !== 'AUX' && pos !== 'ADP' && pos !== 'PUNCT')
  return before[0]?.pos === 'DET' && isNoun(before.at(-1)) && isNounOnly && words[at]?.lower === 'i'
}
