/** Whether the first word of a sentence, which is always capitalized, is a name, a place or a date. */
export type IsName = (word: string) => boolean

let loading: Promise<IsName> | undefined
let loadingPersons: Promise<IsName> | undefined

/** For English, by a library's word lists. Loaded at the first call and cached. */
export function loadKnownNames(): Promise<IsName> {
  loading ??= load('(#FirstName|#LastName|#Place|#WeekDay|#Month)')
  return loading
}

// Names that are also common words count as words: 'Mark' and 'Grace' begin more sentences than they name people.
const alsoWords = new Set('mark grace chase drew sue'.split(' '))

/** The same for persons only. */
export function loadPersonNames(): Promise<IsName> {
  loadingPersons ??= load('(#FirstName|#LastName)')
  return loadingPersons
}

async function load(kinds: string): Promise<IsName> {
  const { default: nlp } = await import('compromise')
  return (word) => !alsoWords.has(word.toLowerCase()) && nlp(word).has(kinds)
}
