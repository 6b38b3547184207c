/** A word of a text in its normalized form (NFKC, lower case) for comparison, with its position. */
export interface WordPosition {
  readonly word: string
  readonly start: number
  readonly end: number
}

// Scripts without spaces have no word boundaries, so each letter counts as a word.
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}'
const pattern = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')

export function wordsOf(text: string): WordPosition[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    word: word.normalize('NFKC').toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}
