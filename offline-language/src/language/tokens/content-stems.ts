import { grammaticalWords } from './stop-words.js'

const shortest = 5

/** A simple stemmer: "drivers" matches "driver", and "promised" matches "promise". Both sides must use it. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/'s$|'$/, '')
  if (plain.length < shortest || /\d/.test(plain)) return plain.replace(/(?<=[^s]{2}|se)s$/, '')
  const singular = plain
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<!s)s$/, '')
  // "Names", as "name" itself.
  if (singular.length < shortest) return singular
  return singular
    .replace(/(?<=\p{L}{3})(?:ingly|edly|ing|ed|ment|ation|ly)$/u, '')
    .replace(/(?<=\p{L}{3})e$/u, '')
    .replace(/(?<=\p{L}{3})([bdglmnprt])\1$/u, '$1')
}

/** The stems of a text's content words, without stop words. */
export function contentStems(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'.,]*(?<![.,'])/gu) ?? []
  return new Set(words.filter((word) => !grammaticalWords.has(word) && word.length > 1).map(stemOf))
}

export function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const stem of a) if (b.has(stem)) count++
  return count
}
