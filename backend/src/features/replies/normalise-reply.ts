/** Latin accents, and Arabic marks that people leave out. In other scripts, marks belong to the letters. */
const accents = /[\u0300-\u036f\u064b-\u065f]/g

/** Emoji that have a meaning of their own; every other one is decoration. */
const signs = '👍👌✅✔☑🆗💯👎❌✖🙅🛑⛔🆘🤔🤷❓🙄😕'
const meaningfulSign = new RegExp(`[${signs}]`, 'gu')
const neitherWordNorSign = new RegExp(`[^\\p{L}\\p{M}\\p{N}${signs}]+`, 'gu')
const apostrophes = /['’‘ʼ`´]/g
const invisible = /[\ufe0f\u200b-\u200d\u2060\u00ad]/g

/** 'Y E S', 'S.T.O.P.' */
const spacedLetters = /(?<!\p{L})\p{L}(?:[\s.*_-]\p{L}){2,}(?!\p{L})/gu

const clause = /([^.!?¿¡؟;:,،。、!()"“”«»\n\r|/]+)([.!?؟;:,،。、!()"“”«»\n\r|/ ]*)/gu
const turn = / (?:but|and|aber|und|pero|mais) (?=\S)/g

/** A part of a message between two punctuation marks, with its words normalised. */
export interface Clause {
  readonly words: readonly string[]
  readonly isQuestion: boolean
}

/** Normalises to lower case, without width variants, accents, apostrophes and stretched letters ('yesss'). */
export function normaliseWords(text: string): string[] {
  const plain = foldLetters(text)
    .replace(apostrophes, '')
    .replace(meaningfulSign, ' $& ')
    .replace(neitherWordNorSign, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
  return plain.split(' ').filter((word) => word !== '')
}

export function splitClauses(message: string): Clause[] {
  const folded = foldLetters(message).replace(spacedLetters, (letters) => letters.replace(/[^\p{L}]/gu, ''))
  return [...folded.matchAll(clause)].flatMap(([, text = '', marks = '']) =>
    text
      .trim()
      .split(turn)
      .map((part) => ({ words: normaliseWords(part), isQuestion: /[?؟]/.test(marks) })),
  )
}

function foldLetters(text: string): string {
  const bare = text.replace(invisible, '').normalize('NFKD').replace(accents, '').normalize('NFC')
  return bare
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
}
