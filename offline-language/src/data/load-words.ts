import * as v from 'valibot'
import { loadData, named } from './load-data.js'

/** Words separated by spaces, in any number of lines. */
const Lines = v.array(v.pipe(v.string(), v.regex(/^\S+(?: \S+)*$/, 'one space between words, none around them')))

/** The word lists of `data/words/{file}.json`, which must have exactly these names. */
export function loadWords<Name extends string>(file: string, ...names: Name[]): Record<Name, readonly string[]> {
  const lists = loadData(`words/${file}`, named(names, Lines))
  const words = names.map((name) => [name, lists[name].flatMap((line) => line.split(' '))])
  return Object.fromEntries(words) as Record<Name, readonly string[]>
}
