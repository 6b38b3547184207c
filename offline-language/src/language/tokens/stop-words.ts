import { loadWords } from '../../data/load-words.js'

const { everywhere, discourse, grammatical } = loadWords('stop-words', 'everywhere', 'discourse', 'grammatical')

/** Discourse words without content; taggers mistake many of them for nouns in lower-case speech. */
export const discourseWords: ReadonlySet<string> = new Set([...everywhere, ...discourse])

/** Grammatical words, which occur in every text. */
export const grammaticalWords: ReadonlySet<string> = new Set([...everywhere, ...grammatical])
