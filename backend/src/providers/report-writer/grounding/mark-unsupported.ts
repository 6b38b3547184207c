import type { IsName } from '@clarity/offline-language'
import { isKnownNumber, type KnownFacts } from './known-facts.js'
import { spokenNumbers } from './spoken-numbers.js'
import { wordsOf } from './words-of.js'

export const unsupportedMark = ' (not in the conversation)'

export interface Marked {
  readonly text: string
  readonly count: number
}

interface Place {
  readonly start: number
  readonly end: number
}

/** The text with a mark after every number, date, name, email address and amount that has no source. */
export function markUnsupported(text: string, known: KnownFacts, speech: Speech): Marked {
  const emails = placesOf(text, /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/gu)
  const unknown = [
    ...emails.filter(({ said }) => !known.text.includes(said.toLowerCase())),
    ...placesOf(text, /\d+(?:[.,:/-]\d+)*/g).filter(({ said }) => !isKnownNumber(said, known)),
    ...spokenNumbers(text).filter(
      ({ readings, isLarge }) => isLarge && ![...readings].some((number) => known.numbers.has(number)),
    ),
    ...namesIn(text, speech).filter(({ said }) => !isKnownName(said, known)),
  ].filter((place) => !emails.some((email) => email.start < place.start && place.end <= email.end))
  return { text: withMarks(text, unknown), count: new Set(unknown.map(({ end }) => end)).size }
}

/** How text in this language is analyzed; `isName` only if its names are known. */
export interface Speech {
  readonly language: string
  readonly isName: IsName | null
}

interface Said extends Place {
  readonly said: string
}

function placesOf(text: string, pattern: RegExp): Said[] {
  return [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ said, start: index, end: index + said.length }))
}

const capitalised = /(?<![\p{L}\p{N}@.])\p{Lu}[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu

// German capitalizes every noun, and headings may capitalize every word, so capitals do not show a name there.
function namesIn(text: string, { language, isName }: Speech): Said[] {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  if (language === 'de' || (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)))) return []
  return placesOf(text, capitalised).filter(({ said, start }) => {
    const isFirst = /(?:^|[.!?:“"(\n])\s*$/u.test(text.slice(0, start))
    return isFirst ? isName?.(said.replace(/['’].*$/, '')) : true
  })
}

function isKnownName(name: string, { words }: KnownFacts): boolean {
  return wordsOf(name.replace(/['’]s$/, '')).every(({ word }) => words.has(word) || words.has(word.replace(/s$/, '')))
}

// Starts at the end, because each mark shifts the positions after it. A name of two words gets one mark.
function withMarks(text: string, places: readonly Place[]): string {
  const ends = [...new Set(places.map(({ end }) => end))].toSorted((a, b) => b - a)
  const isFollowed = (end: number) => places.some(({ start }) => /^[\s-]$/.test(text.slice(end, start)))
  return ends
    .filter((end) => !isFollowed(end))
    .reduce((marked, end) => marked.slice(0, end) + unsupportedMark + marked.slice(end), text)
}
