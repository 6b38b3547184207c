import { loadWords } from '../../data/load-words.js'

const lists = loadWords(
  'topic-phrases',
  'hollow',
  'units',
  'atTheEnd',
  'looseEnd',
  'emptyLead',
  'greetings',
  'asPartOf',
  'places',
  'common',
)
const setOf = (name: keyof typeof lists): ReadonlySet<string> => new Set(lists[name])

/** Nouns that need a noun before them that says more. */
export const hollow = setOf('hollow')
export const units = setOf('units')
export const atTheEnd = setOf('atTheEnd')
/** What a noun before it says better alone: "warranty matter". */
export const looseEnd = setOf('looseEnd')
export const emptyLead = setOf('emptyLead')
export const greetings = setOf('greetings')
export const asPartOf = setOf('asPartOf')
export const places = setOf('places')
export const common = setOf('common')
