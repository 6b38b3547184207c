import { capitalised } from '../../language/tokens/first-letter.js'
import { loadWords } from '../../data/load-words.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import { monthPattern, weekdayPattern } from '../../language/tokens/calendar.js'
import type { NameGender } from '../../language/tokens/name-gender.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'

export type Gender = 'male' | 'female'

/** A person who is no speaker, as a sentence names them. */
export interface Person {
  /** As a report can call them: "Mum", "Ann's director". */
  label: string
  gender: Gender | 'either'
  /** The place of the word in its sentence. */
  place: number
}

const lists = loadWords('persons-by-gender', 'female', 'male', 'either', 'things')
const byGender = (['female', 'male', 'either'] as const).map((gender) => [gender, new Set(lists[gender])] as const)
const titles: ReadonlyMap<string, Person['gender']> = new Map([
  ['mr.', 'male'],
  ['mrs.', 'female'],
  ['ms.', 'female'],
  ['miss', 'female'],
  ['dr.', 'either'],
  ['aunt', 'female'],
  ['auntie', 'female'],
  ['uncle', 'male'],
])
/** "Auntie Pru", but not "my aunt Kiran", who is called by her name. */
const kin = /^(?:aunt|auntie|uncle)$/
/** "From Vantrak", "at Mercers": more likely a firm or a place. */
const placed = /^(?:at|from|in|to|by|near|called|the|a|an)$/
const noPerson = new RegExp(`^(?:${weekdayPattern}s?|${monthPattern}|may|christmas|easter|god|jesus|i|english)$`)
/** Words for family members that need no article: "Mum told me". */
const family = /^(?:mum|mom|dad|nan|grandma|grandpa|grandad|mummy|daddy)$/

/** The persons whom a sentence names, without the two speakers, in their order. */
export function personsIn(
  { words, role }: Pick<Sentence, 'words' | 'role'>,
  cast: Cast,
  genderOf: NameGender,
): Person[] {
  return words.flatMap((word, place) => {
    const speaker = asSubject(words, place, cast)
    if (speaker) return [speaker]
    const person = byTitle(words, place, cast) ?? byName(words, place, cast, genderOf)
    return person ?? byNoun(word, words, place, role, cast) ?? []
  })
}

/** "Ralph is a man of sixty": a speaker, of whom the other one speaks. */
function asSubject(words: readonly Word[], place: number, cast: Cast): Person | null {
  const [word, next] = [words[place]!, words[place + 1]]
  const isTold = isSpeaker(word, cast) && (next?.pos === 'VERB' || next?.pos === 'AUX')
  return isTold ? { label: word.text, gender: 'either', place } : null
}

function byTitle(words: readonly Word[], place: number, cast: Cast): Person | null {
  const gender = titles.get(words[place]!.lower)
  const name = words[place + 1]
  if (!gender || !name || !/^\p{Lu}/u.test(name.text) || isSpeaker(name, cast) || kin.test(words[place]!.text))
    return null
  return { label: `${words[place]!.text} ${name.text}`, gender, place }
}

const isSpeaker = ({ lower }: Word, { agent, user }: Cast): boolean =>
  `${agent.full} ${user.full}`.toLowerCase().split(' ').includes(lower)

function byName(words: readonly Word[], place: number, cast: Cast, genderOf: NameGender): Person | null {
  const word = words[place]!
  const before = words[place - 1]?.lower ?? ''
  if (
    !isNameLike(word) ||
    isSpeaker(word, cast) ||
    (titles.has(before) && !kin.test(words[place - 1]!.text)) ||
    isPlace(words[place + 1])
  )
    return null
  const known = genderOf(word.text)
  // Without a list of all names, one without others beside it may be a person's.
  if (known === null && (!isAlone(words, place) || placed.test(before))) return null
  return { label: word.text, gender: known ?? 'either', place }
}

/** "Willow Court". */
const isPlace = (next: Word | undefined): boolean =>
  /^(?:Court|Road|Street|Lane|House|Hall|Hotel|Park|Square|Avenue|School|Hospital|Centre|Center|Clinic|Lodge|Bank|Station)$/.test(
    next?.text ?? '',
  )

const isNameLike = ({ pos, text, lower }: Word): boolean =>
  pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(text) && !noPerson.test(lower) && !family.test(lower)

const isAlone = (words: readonly Word[], place: number): boolean =>
  place > 0 && words[place - 1]!.pos !== 'PROPN' && words[place + 1]?.pos !== 'PROPN'

function byNoun(word: Word, words: readonly Word[], place: number, role: Sentence['role'], cast: Cast): Person | null {
  const gender = byGender.find(([, of]) => of.has(word.lower))?.[0] ?? (isRole(words, place) ? 'either' : undefined)
  if (!gender || isPartOfAnother(words, place) || isSaidOfHim(words, place) || isSaidOfSpeaker(words, place, cast))
    return null
  return { label: family.test(word.lower) ? wordOf(word) : labelOf(words, place, role, cast), gender, place }
}

/** "He's a nice boy" names no other person. */
const isSaidOfHim = (words: readonly Word[], place: number): boolean =>
  isSaid.test(
    words
      .slice(Math.max(0, place - mostBefore), place)
      .map(({ lower }) => lower)
      .join(' '),
  )
const isSaid = /\b(?:he|she) (?:is|was) (?:such )?an?(?: \S+)?$/
const mostBefore = 5

/** "It's Colin Doyle, Ryan's dad": the speaker. */
function isSaidOfSpeaker(words: readonly Word[], place: number, cast: Cast): boolean {
  const comma = words.slice(0, place).findLastIndex(({ lower }) => lower === ',')
  return comma > 0 && isSpeaker(words[comma - 1]!, cast) && words[place - 1]?.lower === "'s"
}

/** "A customer's drive", "the delivery driver app"; but "my daughter's sixteen" is about her. */
function isPartOfAnother(words: readonly Word[], place: number): boolean {
  const next = words[place + 1]
  const isOwned = isThing(words.slice(place + 2).find(({ pos }) => !/^(?:ADJ|NUM)$/.test(pos)))
  return next?.lower === "'s" ? isOwned : isThing(next)
}

const isThing = (word: Word | undefined): boolean => /^(?:NOUN|PROPN)$/.test(word?.pos ?? '')

/** "Ann's fleet manager", "the doctor". */
function labelOf(words: readonly Word[], place: number, role: Sentence['role'], cast: Cast): string {
  const [first, ...rest] = nounWith(words, place)
  const noun = `${rest.map(({ text }) => text).join(' ')}${isInLaw(words, place) ? '-in-law' : ''}`
  const owner = { my: role, our: role, your: other(role) }[first?.lower ?? '']
  if (owner) return `${partyOf(cast, owner).short}'s ${noun}`
  return /^(?:the|a|an|this|that|some|his|her|one)$/.test(first?.lower ?? '')
    ? `the ${noun}`
    : `the ${words[place]!.lower}`
}

/** The word reader cuts "sister-in-law" at its hyphens. */
const isInLaw = (words: readonly Word[], place: number): boolean =>
  /^(?:- )?in (?:- )?law\b/.test(
    words
      .slice(place + 1, place + 5)
      .map(({ lower }) => lower)
      .join(' '),
  )

/** "The gardener said": by its form and its verb. */
function isRole(words: readonly Word[], place: number): boolean {
  const [before, word, next] = [words[place - 1], words[place]!, words[place + 1]]
  const isAct = next?.pos === 'VERB' || /^(?:who|has|is|was|will|can)$/.test(next?.lower ?? '')
  const isLed = before?.pos === 'DET' || /^(?:my|your|our|his|her|their)$/.test(before?.lower ?? '')
  return (
    word.pos === 'NOUN' &&
    isLed &&
    isAct &&
    /(?:er|or|ist|ian|man|ant|male)$/.test(word.lower) &&
    !things.has(word.lower)
  )
}

/** What ends as a role does, and is none. */
const things: ReadonlySet<string> = new Set(lists.things)

const wordOf = ({ text }: Word): string => capitalised(text)

/** "My fleet manager": the article and the noun with what is right before it. */
function nounWith(words: readonly Word[], place: number): readonly Word[] {
  let from = place - 1
  while (from > 0 && words[from]!.pos === 'NOUN') from--
  return words
    .slice(from < 0 ? 0 : words[from]!.pos === 'ADJ' ? from - 1 : from, place + 1)
    .filter(({ pos }) => pos !== 'ADJ')
}
