import { nounPhrases } from '../../language/phrases/noun-phrases.js'
import type { Word } from '../../language/tokens/language-model.js'

const longest = 4
const times = /^(?:today|tomorrow|tonight|yesterday|now|arvo)$/
const wholeTimes = /^(?:year|term|month)$/

/** The noun phrase that begins at a word, without a time behind it; empty if none does. */
export function thingAt(words: readonly Word[], start: number): readonly Word[] {
  const first = words[start]
  if (first && wholeTimes.test(first.lower)) return [first]
  const named = nounPhrases(words.slice(start, start + longest)).find((one) => one.words[0] === first)?.words ?? []
  const end = named.findIndex(({ lower }) => times.test(lower))
  return end < 0 ? named : named.slice(0, end)
}
