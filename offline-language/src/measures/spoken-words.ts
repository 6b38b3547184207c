import { expandContractions } from '../language/tokens/expand-contractions.js'
import { stemOf } from '../language/tokens/content-stems.js'

/** A word in its normalized form, with its position in the text. A contraction is two words with the same position. */
export interface SpokenWord {
  form: string
  start: number
  end: number
}

// Scripts without spaces have no word boundaries, so each letter counts as a word.
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}'
const word = new RegExp(
  `[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+(?:['’](?![${unspaced}])\\p{L}+)*`,
  'gu',
)

/** The words of a text, in English by their stems, in other languages in lower case. */
export function spokenWords(text: string, language: string): SpokenWord[] {
  return [...text.matchAll(word)].flatMap(({ 0: said, index }) =>
    formsOf(said, language).map((form) => ({ form, start: index, end: index + said.length })),
  )
}

function formsOf(said: string, language: string): string[] {
  const plain = said.normalize('NFKC').replace('’', "'").toLowerCase()
  return language === 'en' ? expandContractions(plain).toLowerCase().split(' ').map(stemOf) : [plain]
}

export function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}

/** Whether the language separates its words: without spaces, letters are counted, and a pace in words says nothing. */
export function hasSpaces(text: string): boolean {
  const letters = text.match(new RegExp(`[${unspaced}]`, 'gu'))?.length ?? 0
  return letters * 2 < text.replace(/\s/g, '').length
}
