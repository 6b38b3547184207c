import { isPersonAsObject } from '../../language/clauses/other-clause.js'
import type { NameGender } from '../../language/tokens/name-gender.js'
import type { Cast } from '../../language/names/cast.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { type Gender, type Person, personsIn } from './persons-named.js'

const genders: Readonly<Record<string, Gender>> = {
  he: 'male',
  him: 'male',
  his: 'male',
  himself: 'male',
  she: 'female',
  her: 'female',
  hers: 'female',
  herself: 'female',
}

/** How many sentences later a pronoun can still mean a person: whom the talk is about stays longer in mind. */
const farthest = 4
const farthestOfTopic = 9
const fewestOfTopic = 3
/** Whom the whole talk is about. */
const farthestOfAll = 20
const fewestOfAll = 6

interface Known extends Person {
  turn: number
  last: number
  count: number
}

/** Whom a pronoun meant that nothing explains: a later one may mean the same person, and no one who was named meanwhile. */
const unknown = { label: '', gender: 'either' } as const

/** Adds to each sentence whom "he" and "she" mean in its turn, if it can be one person only. */
export function withPersons(sentences: readonly Sentence[], cast: Cast, genderOf: NameGender): Sentence[] {
  const known = new Map<string, Known>()
  const meant = new Map<number, Partial<Record<Gender, string | null>>>()
  for (const sentence of sentences) {
    const [turn = -1] = sentence.turns
    const named = personsIn(sentence, cast, genderOf)
    sentence.words.forEach(({ lower }, place) => {
      const person = named.find((one) => one.place === place)
      if (person) mention(known, person, sentence)
      const gender = Object.hasOwn(genders, lower) ? genders[lower] : undefined
      if (!gender) return
      // "He never tells me, my manager": the name comes after.
      const isLater = named.some((one) => one.place > place && fits(one, gender))
      const isBefore = isLater && place < 2
      const found =
        isBefore || isBareName(sentences[sentence.at - 1], sentence)
          ? null
          : personMeant(withoutSubject([...known.values()], sentence, place, named), gender, sentence)
      if (!isBefore) mention(known, found ?? { ...unknown, place }, sentence, gender)
      const label = found?.label || null
      const before = meant.get(turn) ?? {}
      const isSame = before[gender] === undefined || before[gender] === label
      meant.set(turn, { ...before, [gender]: isSame ? label : null })
    })
  }
  return sentences.map((sentence) => {
    const { male, female } = meant.get(sentence.turns[0] ?? -1) ?? {}
    if (!male && !female) return sentence
    return { ...sentence, meant: { ...(male && { male }), ...(female && { female }) } }
  })
}

/** "Jean." before "she's kind": a name that no list may know. */
const isBareName = (before: Sentence | undefined, { role }: Sentence): boolean =>
  before?.role === role && before.words.length === 1 && before.words[0]!.pos === 'PROPN'

/** "Sheila would take her": not Sheila. */
function withoutSubject(
  known: readonly Known[],
  { words }: Sentence,
  place: number,
  named: readonly Person[],
): Known[] {
  const isObject = isPersonAsObject(words, place)
  const clause = words.slice(0, place).findLastIndex(({ pos }) => /^(?:PUNCT|CCONJ|SCONJ)$/.test(pos))
  const own = named.filter((one) => isObject && one.place < place && one.place > clause).map(({ label }) => label)
  return known.filter(({ label }) => !own.includes(label))
}

function mention(
  known: Map<string, Known>,
  person: Person,
  { at, turns: [turn = -1] }: Sentence,
  gender: Person['gender'] = person.gender,
): void {
  const key = person.label === '' ? gender : person.label.toLowerCase()
  const before = known.get(key)
  const sure = before && before.gender !== 'either' ? before.gender : gender
  known.set(key, { ...person, gender: sure, last: at, turn, count: (before?.count ?? 0) + 1 })
}

const fits = (person: Person, gender: Gender): boolean => person.gender === 'either' || person.gender === gender

/** "The client" is soon someone else. */
const hasName = ({ label, gender }: Known): boolean => gender !== 'either' || /^\p{Lu}/u.test(label)

/** Of whom no one has spoken for so long is not meant, if another one has been named since. */
const forgotten = 16

/** The only person of the talk so far whom it can mean; null if there are several, or none who was named lately. */
function personMeant(known: readonly Known[], gender: Gender, { at, turns: [turn = -1] }: Sentence): Known | null {
  const fitting = known.filter((one) => fits(one, gender) && (hasName(one) || one.turn >= turn - 1))
  const [only, other] = fitting.filter(
    (one) => fitting.length === 1 || at - one.last < forgotten || one.count >= fewestOfTopic,
  )
  if (!only || other) return null
  const reach = only.count >= fewestOfAll ? farthestOfAll : only.count >= fewestOfTopic ? farthestOfTopic : farthest
  return at - only.last <= reach ? only : null
}
