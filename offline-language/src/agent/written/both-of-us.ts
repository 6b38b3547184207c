import { loadPatterns } from '../../data/load-patterns.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import type { Cast } from './cast-of.js'

const { mutual, several } = loadPatterns('written/both-of-us', 'mutual', 'several')

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}]+/gu) ?? []
const isOfSeveral = (text: string) =>
  several.test(text) || (loadedTagger()?.(text) ?? []).some(({ pos, lower }) => pos === 'NOUN' && /[^s]s$/.test(lower))

/** "They used to get on well", after a sentence about the part and the listener, is "We used to get on well". */
export function withBothOfUs(said: string, before: string, { own, part, person }: Cast): string {
  const words = wordsOf(before)
  const isOfBoth = words.some((word) => own.has(word) || part.has(word)) && words.some((word) => person.has(word))
  return mutual.test(said) && isOfBoth && !isOfSeveral(before)
    ? said.replace(mutual, (found) => found.replace('They', 'We'))
    : said
}
