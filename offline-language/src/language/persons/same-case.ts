import { capitalised } from '../tokens/first-letter.js'

/** A word with a capital if another one, in whose place it is said, has one. */
export const sameCase = (model: string, word: string): string => (/^\p{Lu}/u.test(model) ? capitalised(word) : word)
