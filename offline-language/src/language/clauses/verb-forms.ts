import type { Word } from '../tokens/language-model.js'
import { bareParticiples } from './clause-words.js'

const modals = new Set('can could will would shall should may might must'.split(' '))
const be = new Map([
  ['am', 'first'],
  ['is', 'third'],
  ['are', 'plural'],
  ['was', 'past'],
  ['were', 'pastPlural'],
])
const anyNumber = new Set(['had', 'did'])

/** What a verb agrees with: "I", a third person, or several. */
export type Person = 'first' | 'third' | 'plural'

export function isVerb({ pos }: Word): boolean {
  return pos === 'VERB' || pos === 'AUX'
}

export function isModal(word: Word | undefined): boolean {
  return word !== undefined && modals.has(word.lower) && word.pos !== 'PROPN' && word.text !== 'May'
}

export function isFormOfBe(word: Word | undefined): boolean {
  return be.has(word?.lower ?? '')
}

/** Whether a word can only be a finite verb: "is", "can", "does". */
export function isSurelyFinite(word: Word | undefined): boolean {
  if (!word) return false
  return isFormOfBe(word) || (isModal(word) && word.pos !== 'NOUN') || /^(?:do|does|did|has|have|had)$/.test(word.lower)
}

/** Whether the verb is finite and agrees with its subject. */
export function agrees(verb: Word, person: Person): boolean {
  const { lower } = verb
  if (isModal(verb) || anyNumber.has(lower)) return true
  if (be.has(lower)) return beAgrees(be.get(lower) ?? '', person)
  if (lower === 'has' || lower === 'does') return person === 'third'
  if (lower === 'have' || lower === 'do') return person !== 'third'
  if (verb.pos !== 'VERB' || /ing$/.test(lower) || bareParticiples.has(lower)) return false
  if (lower === verb.lemma) return person !== 'third' || isAlsoPast(lower)
  return isThirdPerson(verb) ? person === 'third' : true
}

function beAgrees(form: string, person: Person): boolean {
  if (form === 'past') return person !== 'plural'
  if (form === 'pastPlural') return person === 'plural'
  return form === person
}

/** "Hurts", "goes". */
export function isThirdPerson(verb: Word): boolean {
  return /s$/.test(verb.lower) && verb.lower !== verb.lemma && verb.lower.startsWith(verb.lemma.slice(0, -1))
}

/** "Put", "hurt": the same in the past. */
export function isAlsoPast(lower: string): boolean {
  return /^(?:put|cut|hit|hurt|cost|let|set|shut|read|quit|split|spread|beat|bet|burst|cast)$/.test(lower)
}

const regular: readonly [RegExp, string][] = [
  [/(?:s|x|z|ch|sh|o)$/, '$&es'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/$/, 's'],
]
const irregular = new Map([
  ['have', 'has'],
  ['be', 'is'],
  ['are', 'is'],
  ['were', 'was'],
])

/** "Need" with "she" for a subject: "needs". */
export function inThirdPersonSingular(verb: string): string {
  const known = irregular.get(verb)
  if (known) return known
  const [ending, form] = regular.find(([pattern]) => pattern.test(verb)) ?? [/$/, 's']
  return verb.replace(ending, form)
}
