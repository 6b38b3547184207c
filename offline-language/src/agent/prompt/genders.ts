import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

export type Gender = 'she' | 'he'

const lists = loadWords('persons-by-gender', 'female', 'male', 'either', 'things')
const female = new Set(lists.female)
const male = new Set(lists.male)
const either = new Set(lists.either)
const { noPerson } = loadPatterns('prompt/recipient-pronouns', 'noPerson', 'isSame', 'inClause', 'title', 'notBack')
const genderOf: Readonly<Record<string, Gender>> = { she: 'she', her: 'she', he: 'he', him: 'he', his: 'he' }

/** The gender of a pronoun, also of "she's". */
export const genderIn = (word: string): Gender | undefined => genderOf[word.toLowerCase().split(/['’]/)[0] ?? '']

/** Which pronouns can mean the one that a word of a prompt names, if it names someone. */
export function gendersOf(word: string, before: string, isStart: boolean): Gender[] {
  const noun = word.toLowerCase().replace(/['’]s$/, '')
  // "The doctor's bill": whose it is is hardly spoken of further.
  if (noun !== word.toLowerCase() && either.has(noun)) return []
  if (female.has(noun)) return ['she']
  if (male.has(noun)) return ['he']
  // "One lost his job"
  if (either.has(noun) || noun === 'one' || noun === 'someone') return ['she', 'he']
  const isName = !isStart && /^\p{Lu}\p{Ll}+/u.test(word) && !noPerson.test(`${before.slice(-40)}${word}`)
  if (!isName) return []
  return gendersByTitle(/\b(?:Mr|Mrs|Ms|Miss)(?=\.? $)/.exec(before)?.[0] ?? '')
}

/** Which pronouns fit someone whose name begins with a title. */
export function gendersByTitle(name: string): Gender[] {
  const [found] = /^(?:Mr|Mrs|Ms|Miss)\b/.exec(name) ?? []
  return found ? [found === 'Mr' ? 'he' : 'she'] : ['she', 'he']
}

/** "Sister": of her no one says "he"; null if a role says nothing of it. */
export function gendersByRole(role: string): Gender[] | null {
  const words = role.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  if (words.some((word) => female.has(word))) return ['she']
  return words.some((word) => male.has(word)) ? ['he'] : null
}
