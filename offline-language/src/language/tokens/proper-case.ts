import { capitalised } from './first-letter.js'
import type { Word } from './language-model.js'
import { loadWords } from '../../data/load-words.js'

const lists = loadWords('proper-case', 'acronyms', 'properNames')

const acronyms: ReadonlySet<string> = new Set(lists.acronyms)
const properNames: ReadonlySet<string> = new Set(lists.properNames)

/** Restores the capitals of names, weekdays and abbreviations, because speech recognizers write in lower case. */
export function properCase(words: Word[], nameParts: ReadonlySet<string>): Word[] {
  return words.map((word, at) => {
    const { lower, text } = word
    const before = words[at - 1]?.lower
    const next = words[at + 1]?.lower
    if (lower === 'labor' && next === 'day') return { ...word, text: 'Labor', pos: 'SYM' }
    if (lower === 'day' && before === 'labor') return { ...word, text: 'Day' }
    if (lower === 'i') return { ...word, text: 'I', pos: 'PRON' }
    if (isAcronym(lower, before)) return { ...word, text: text.toUpperCase() }
    const isName = nameParts.has(lower) || isProperName(lower, next)
    return isName ? { ...word, text: capitalised(text), pos: 'PROPN' } : word
  })
}

/** "ER" only in "the ER": elsewhere "er" is a filler. */
function isAcronym(word: string, before: string | undefined): boolean {
  return acronyms.has(word) && (word !== 'er' || before === 'the')
}

function isProperName(word: string, next: string | undefined): boolean {
  return properNames.has(word) || /^(?:dr|mr|mrs|ms|prof)\.$/.test(word) || (word === 'new' && next === 'year')
}
