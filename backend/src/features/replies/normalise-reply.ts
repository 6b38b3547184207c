/** Latin accents, and the Arabic marks that people leave out. Other scripts' marks are letters to their readers. */
const accents = /[\u0300-\u036f\u064b-\u065f]/g

/** Signs that mean something by themselves; every other picture decorates. */
const signs = '👍👌✅✔☑🆗💯👎❌✖🙅🛑⛔🆘🤔🤷❓🙄😕'
const meaningfulSign = new RegExp(`[${signs}]`, 'gu')
const neitherWordNorSign = new RegExp(`[^\\p{L}\\p{M}\\p{N}${signs}]+`, 'gu')
const apostrophes = /['’‘ʼ`´]/g
const invisible = /[\ufe0f\u200b-\u200d\u2060\u00ad]/g

/** 'Y E S', 'S.T.O.P.' */
const spacedLetters = /(?<!\p{L})\p{L}(?:[\s.*_-]\p{L}){2,}(?!\p{L})/gu

const clause = /([^.!?¿¡؟;:,،。、!()"“”«»\n\r|/]+)([.!?؟;:,،。、!()"“”«»\n\r|/ ]*)/gu
const turn = / (?:but|and|aber|und|pero|mais) (?=\S)/g

/** A part of a message between two marks of punctuation, its words in one spelling. */
export interface Clause {
  readonly words: readonly string[]
  readonly isQuestion: boolean
}

/** Small letters in one spelling: width, accents and apostrophes do not count, nor do letters drawn out ('yesss'). */
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
