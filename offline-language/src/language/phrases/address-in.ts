import type { Word } from '../tokens/language-model.js'

const longestDomain = 5

/** "Sales at red barn dot com": the words of an address. */
export function addressIn(words: readonly Word[]): ReadonlySet<Word> {
  const dot = words.findIndex(({ lower }, at) => lower === 'dot' && at > 0)
  if (dot < 0) return new Set()
  const at = words.findLastIndex(({ lower }, place) => lower === 'at' && place < dot)
  const isNear = at > 0 && dot - at <= longestDomain
  return new Set(words.slice(isNear ? at - 1 : dot - 2, dot + 4))
}
