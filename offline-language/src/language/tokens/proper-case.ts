import type { Word } from './language-model.js'
import { loadWords } from '../../data/load-words.js'

const lists = loadWords('proper-case', 'acronyms', 'properNames')

const acronyms: ReadonlySet<string> = new Set(lists.acronyms)
const properNames: ReadonlySet<string> = new Set(lists.properNames)

/** Restores the capitals of names, weekdays and abbreviations, because speech recognizers write in lower case. */
export function properCase(words: Word[], nameParts: ReadonlySet<string>): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.lower
    if (word.lower === 'labor' && next === 'day') return { ...word, text: 'Labor', pos: 'SYM' }
    if (word.lower === 'day' && words[at - 1]?.lower === 'labor') return { ...word, text: 'Day' }
    if (word.lower === 'i') return { ...word, text: 'I', pos: 'PRON' }
    if (acronyms.has(word.lower) && !(word.lower === 'er' && words[at - 1]?.lower !== 'the'))
      return { ...word, text: word.text.toUpperCase() }
    const isName =
      properNames.has(word.lower) ||
      nameParts.has(word.lower) ||
      /^(?:dr|mr|mrs|ms|prof)\.$/.test(word.lower) ||
      (word.lower === 'new' && next === 'year')
    return isName ? { ...word, text: word.text.charAt(0).toUpperCase() + word.text.slice(1), pos: 'PROPN' } : word
  })
}
