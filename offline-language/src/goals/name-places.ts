import type { Place } from '../measures/quote-at.js'
import type { English } from '../measures/talk.js'

const capitalised = /\p{Lu}\p{Ll}+/gu
const titled = /\b(?:dr|mr|mrs|ms|miss|prof)\.? \p{Lu}\p{Ll}+/giu

/** The places of persons' names in an English text, except the speakers'. */
export function namePlaces(text: string, { cast, isPerson }: English): Place[] {
  return [...text.matchAll(titled), ...text.matchAll(capitalised)]
    .filter(({ 0: said }) => {
      const name = said.split(' ').at(-1) ?? ''
      return !cast.nameParts.has(name.toLowerCase()) && (said !== name || isPerson(name))
    })
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
}
