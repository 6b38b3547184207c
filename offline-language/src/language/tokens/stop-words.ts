import { loadWords } from '../../data/load-words.js'

const { everywhere, discourse, grammatical } = loadWords('stop-words', 'everywhere', 'discourse', 'grammatical')

/** Words that keep a conversation going and say nothing; taggers take many of them for nouns in lower-case speech. */
export const discourseWords: ReadonlySet<string> = new Set([...everywhere, ...discourse])

/** Words that every text has, whatever it is about. */
export const grammaticalWords: ReadonlySet<string> = new Set([...everywhere, ...grammatical])
