import type { Evidence } from '@clarity/contracts'
import { quoteAt } from '../measures/quote-at.js'
import { type SpokenWord, spokenWords } from '../measures/spoken-words.js'
import type { Talk } from '../measures/talk.js'
import { withoutRepeats } from '../report/read/evidence.js'

/** The person's sentences with one of the phrases, by their stems. */
export function findWords({ own, language }: Talk, phrases: readonly string[]): Evidence[] {
  const wanted = phrases.map((phrase) => formsOf(phrase, language))
  const quotes = own.flatMap(({ index, entry }) => {
    const said = spokenWords(entry.message, language)
    return wanted.flatMap((phrase) => placesOf(phrase, said, language)).map((place) => quoteAt(index, entry, place))
  })
  return withoutRepeats(quotes)
}

/** The person's questions with one of the phrases; null if the transcript does not show its questions. */
export function findAsked({ questions, language }: Talk, phrases: readonly string[]): Evidence[] | null {
  if (!questions) return null
  const wanted = phrases.map((phrase) => formsOf(phrase, language))
  const found = questions.filter(({ text }) => {
    const said = spokenWords(text, language)
    return wanted.some((phrase) => placesOf(phrase, said, language).length > 0)
  })
  return withoutRepeats(found.flatMap(({ evidence }) => evidence))
}

function formsOf(phrase: string, language: string): string[] {
  return spokenWords(phrase, language).map(({ form }) => form)
}

function placesOf(phrase: readonly string[], said: readonly SpokenWord[], language: string) {
  if (phrase.length === 0) return []
  return said.flatMap(({ start }, at) => {
    const last = said[at + phrase.length - 1]
    const isSaid = last && phrase.every((form, step) => isSame(said[at + step]?.form ?? '', form, language))
    return isSaid ? [{ start, end: last.end }] : []
  })
}

const longestEnding = 3

// Without a stemmer for the language, a longer word of the same beginning is taken for an inflected form.
function isSame(said: string, wanted: string, language: string): boolean {
  if (said === wanted) return true
  if (language === 'en' || wanted.length < 4) return false
  return said.startsWith(wanted) && said.length - wanted.length <= longestEnding
}
