/** Whether a word that a sentence begins with, and is capitalised for that alone, is a name, a place or a date. */
export type IsName = (word: string) => boolean

let loading: Promise<IsName> | undefined

/** Of English, by the word lists of a library, read at the first call and kept. */
export function loadKnownNames(): Promise<IsName> {
  loading ??= load()
  return loading
}

// What is a word as well as a name is taken for the word: 'Mark' and 'Grace' begin more sentences than they name people.
const alsoWords = new Set('mark grace chase drew sue'.split(' '))

async function load(): Promise<IsName> {
  const { default: nlp } = await import('compromise')
  return (word) => !alsoWords.has(word.toLowerCase()) && nlp(word).has('(#FirstName|#LastName|#Place|#WeekDay|#Month)')
}
