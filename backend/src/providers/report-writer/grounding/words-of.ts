/** A word as it stands in a text, and as it is compared: no matter how it was spelt, capitalised or marked. */
export interface WordAt {
  readonly word: string
  readonly start: number
  readonly end: number
}

// Scripts without spaces have no words to see: each letter counts as one.
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}'
const pattern = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')

export function wordsOf(text: string): WordAt[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    word: word.normalize('NFKC').toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}
