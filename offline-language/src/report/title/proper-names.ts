import type { Cast } from '../../language/names/cast.js'
import { nounPhrases } from '../../language/phrases/noun-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isMonth, isWeekday } from '../../language/tokens/calendar.js'
import { written } from '../../language/tokens/written.js'
import type { NamedThing } from './things.js'

const longestName = 3

/** "Yamaha", "Lucia": who or what is spoken of by its name alone, but no speaker, day or first word. */
export function namesIn(sentence: Sentence, { nameParts }: Cast): NamedThing[] {
  const { words } = sentence
  /** "Eve" of "New Year's Eve". */
  const isPartOfName = (from: number, to: number) => [words[from - 1], words[to + 1]].some((one) => one?.lower === "'s")
  return nounPhrases(words)
    .filter(
      ({ words: named }) =>
        named.length <= longestName &&
        named.every(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}\p{L}/u.test(text)) &&
        !named.some((word) => nameParts.has(word.lower) || isWeekday(word.lower) || isMonth(word.lower)) &&
        words.indexOf(named[0]!) > 0 &&
        !isPartOfName(words.indexOf(named[0]!), words.indexOf(named.at(-1)!)),
    )
    .map((phrase) => ({
      text: written(phrase.words),
      sentence,
      phrase: { ...phrase, isCertain: true, isHollow: false, isPlace: false },
    }))
}
