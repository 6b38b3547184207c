/** A LIKE pattern for what begins with the text. */
export function beginningOf(text: string): string {
  return `${literal(text)}%`
}

/** A LIKE pattern for what contains the text. */
export function containing(text: string): string {
  return `%${literal(text)}%`
}

/** A LIKE pattern for a text of which one line begins so. */
export function lineBeginning(text: string): string {
  return `%\n${beginningOf(text)}`
}

/** What is between words for trigrams, of ASCII. Named one by one: no index is asked for a class of all others. */
const betweenWords = String.raw`[\n !"#$%&'()*+,./:;<=>?@\[\\\]^_{|}~-]`

/**
 * A regular expression for a text after a line break with a word that begins with the text's letters and digits; null if
 * it has none. Trigrams have such words too, so the rows that an index gives are those that match.
 */
export function wordBeginning(text: string): string | null {
  const word = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return word === '' ? null : betweenWords + word
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** More words than a name has; each is a condition. */
const mostWords = 8

/** The words of a typed name. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
}

const fewestDigits = 3

/** The digits of a typed phone, as they occur in a stored one; null if the text is no phone. */
export function readPhoneDigits(text: string): string | null {
  if (!/^[+\d\s().\-/]+$/u.test(text)) return null
  const digits = text.replaceAll('(0)', '').replaceAll(/\D/gu, '').replace(/^00/u, '')
  return digits.length >= fewestDigits ? digits : null
}
