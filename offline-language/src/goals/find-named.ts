import type { Evidence, GoalCheck } from '@clarity/contracts'
import { loadPatterns } from '../data/load-patterns.js'
import { type Place, quoteAt } from '../measures/quote-at.js'
import type { Talk } from '../measures/talk.js'
import { withoutRepeats } from '../report/read/evidence.js'
import { datePattern, datesIn } from '../language/tokens/dates.js'
import { namePlaces } from './name-places.js'

const { amount, written } = loadPatterns('amounts', 'amount', 'written')

type Named = Extract<GoalCheck, { kind: 'names' }>['what']

/**
 * The person's sentences that name an amount, a date, or someone other than the two speakers; null if nothing is found
 * in a language other than English: there, only what is written in digits or in the calendar's own words is known.
 */
export function findNamed(talk: Talk, what: Named): Evidence[] | null {
  const places = talk.language === 'en' ? englishPlaces(talk, what) : otherPlaces(talk.language, what)
  const quotes = talk.own.flatMap(({ index, entry }) =>
    places(entry.message).map((place) => quoteAt(index, entry, place)),
  )
  return talk.language === 'en' || quotes.length > 0 ? withoutRepeats(quotes) : null
}

function englishPlaces({ english }: Talk, what: Named): (text: string) => Place[] {
  if (what === 'name') return (text) => (english ? namePlaces(text, english) : [])
  return what === 'date' ? datesIn : (text) => matches(text, amount)
}

function otherPlaces(language: string, what: Named): (text: string) => Place[] {
  if (what === 'name') return () => []
  const pattern = what === 'date' ? datePattern(language) : written
  return (text) => matches(text, pattern)
}

function matches(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
}
