import * as v from 'valibot'
import { loadData, named } from './load-data.js'

/** Words between spaces, in as many lines as it takes. */
const Lines = v.array(v.pipe(v.string(), v.regex(/^\S+(?: \S+)*$/, 'one space between words, none around them')))

/** The lists of words that the file `data/words/{file}.json` has under these names, and under no others. */
export function loadWords<Name extends string>(file: string, ...names: Name[]): Record<Name, readonly string[]> {
  const lists = loadData(`words/${file}`, named(names, Lines))
  const words = names.map((name) => [name, lists[name].flatMap((line) => line.split(' '))])
  return Object.fromEntries(words) as Record<Name, readonly string[]>
}
