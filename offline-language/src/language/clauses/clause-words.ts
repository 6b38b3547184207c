import type { Word } from '../tokens/language-model.js'
import { loadWords } from '../../data/load-words.js'

const lists = loadWords(
  'clauses',
  'discourse',
  'address',
  'nominatives',
  'otherSubjects',
  'pointing',
  'openers',
  'takesClause',
  'leadsRelative',
  'badEnds',
  'mayEnd',
  'bareParticiples',
  'articles',
)

/** "Okay", "bye": words that are no part of a clause. */
export const discourse: ReadonlySet<string> = new Set(lists.discourse)
/** "Sir", "guys": words that call the listener. */
export const address: ReadonlySet<string> = new Set(lists.address)
/** Pronouns that are always a subject. */
export const nominatives: ReadonlySet<string> = new Set(lists.nominatives)
/** Pronouns that are a subject before a finite verb. */
export const otherSubjects: ReadonlySet<string> = new Set(lists.otherSubjects)
/** Words that mean nothing without the sentence before. */
export const pointing: ReadonlySet<string> = new Set(lists.pointing)
/** Words that may open a second clause. */
export const openers: ReadonlySet<string> = new Set(lists.openers)
/** "Think", "sure": a clause may follow without "that". */
export const takesClause: ReadonlySet<string> = new Set(lists.takesClause)
/** "Everything", "the way": a relative clause may follow without "that". */
export const leadsRelative: ReadonlySet<string> = new Set(lists.leadsRelative)
/** Words that no clause ends with. */
export const badEnds: ReadonlySet<string> = new Set(lists.badEnds)
/** Prepositions that a clause may end with: "it broke down". */
export const mayEnd: ReadonlySet<string> = new Set(lists.mayEnd)
export const bareParticiples: ReadonlySet<string> = new Set(lists.bareParticiples)
export const articles: ReadonlySet<string> = new Set(lists.articles)

export const isComma = (word: Word | undefined): boolean => word?.lower === ','
export const isNoun = (word: Word | undefined): boolean => word?.pos === 'NOUN' || word?.pos === 'PROPN'
