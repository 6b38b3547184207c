import { sameCase } from '../../language/persons/same-case.js'
import { loadWords } from '../../data/load-words.js'
import type { AgentScenario } from './agent-scenario.js'
import { withHer } from './her-thing.js'

export type PersonPronoun = 'he' | 'she'

const lists = loadWords('persons-by-gender', 'female', 'male', 'either', 'things')
const nouns = (words: readonly string[]) => new Set(words.flatMap((line) => line.split(' ')))
const either = nouns(lists.either)
const own: Readonly<Record<PersonPronoun, ReadonlySet<string>>> = {
  she: new Set([...nouns(lists.female), ...either]),
  he: new Set([...nouns(lists.male), ...either]),
}
const forms: Readonly<Record<PersonPronoun, RegExp>> = {
  she: /\b(?:she|hers?|herself)\b/gi,
  he: /\b(?:he|him|his|himself)\b/gi,
}
const count = (text: string, looks: RegExp) => text.match(looks)?.length ?? 0

/** "Last summer": a word in capitals that begins a sentence is hardly a name, and neither is a place. */
const named =
  /(?<=\p{Ll},? )(?<!\b(?:in|at|from|near|to|of|on|by|since|until|every|last|next|this) )(\p{Lu}\p{Ll}{2,})(?!\p{L})/gu
const noName = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August)s?$/
const noNameLate = /^(?:September|October|November|December|Christmas|Easter|English|German|French)$/

/** "The winner", "an old customer": a noun that means a person, unless the lists know it as a thing. */
const ofRole = /\b(?:the|an?|your|another) (?:\p{Ll}+ )?(\p{Ll}{2,}(?:er|or|ist|ian|man|woman|ant))\b/gu
const things = nouns(lists.things)
/** Words in "er" and "or" that are no noun of a person. */
const noRole =
  /^(?:over|under|other|another|rather|longer|older|younger|smaller|upper|proper|drawer|locker|rubber|flower|turnover|handover|gutter)$/

/** The words of the prompt without those that say who the part and the person are, and what they are to each other. */
function aboutOthers(prompt: string, names: readonly string[]): string {
  const person = `(?:${names.join('|')})`
  return prompt
    .replace(/\b[Yy]ou(?: are|['’]re) [^,.;\n]*(?:, (?:aged )?\d{2})?(?:, an? [^,.;\n]*)?/u, ' ')
    .replace(new RegExp(`\\b[Yy]our (?:\\p{Ll}+ ){0,2}\\p{Ll}+,? ${person}\\b`, 'gu'), ' ')
    .replace(new RegExp(`\\b${person}['’]s (?:\\p{Ll}+ ){0,2}?\\p{Ll}+`, 'gu'), withRelative)
    .replace(new RegExp(`\\b${person}(?:, (?:who )?(?:is )?your| is (?:your|an?|the)) [^,.;\\n]*`, 'gu'), ' ')
    .replace(/\bas (?:an?|your) (?:\p{Ll}+ )?\p{Ll}+/gu, ' ')
    .replace(/\b[Tt]he (?:other (?:person|side|party)|recipient|trainee|participant|user|learner)\b/gu, ' ')
}

/** "Mia's boyfriend" is someone else, "Mia's flat" is not. */
function withRelative(whole: string): string {
  const noun = /\p{Ll}+$/u.exec(whole)?.[0] ?? ''
  return own.he.has(noun) || own.she.has(noun) ? ` ${noun} ` : ' '
}

/** Whether a text names someone whom the pronoun can mean. */
export function namesOther(
  rest: string,
  pronoun: PersonPronoun,
  { names, role }: { names: readonly string[]; role: string },
) {
  const isOfPerson = (word: string) => role.includes(word)
  const words = (rest.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []).filter((word) => !isOfPerson(word))
  const roles = [...rest.matchAll(ofRole)].map(([, noun = '']) => noun)
  const others = [...rest.matchAll(named)].map(([, name = '']) => name)
  return (
    words.some((word) => own[pronoun].has(word)) ||
    roles.some((noun) => !things.has(noun) && !noRole.test(noun) && !isOfPerson(noun)) ||
    others.some((name) => !names.includes(name) && !noName.test(name) && !noNameLate.test(name))
  )
}

const farthest = 3
const titles: Readonly<Record<PersonPronoun, string>> = { she: '(?:Mrs|Ms)', he: 'Mr' }

/** Whether the first pronoun follows the name of the person: in the sentences before it, or anywhere if the title fits. */
function followsName(prompt: string, pronoun: PersonPronoun, names: readonly string[]): boolean {
  const before = prompt.slice(0, prompt.search(new RegExp(forms[pronoun].source, 'i')))
  const near = before
    .split(/[.!?]\s+|\n/)
    .slice(-farthest)
    .join(' ')
  const name = `\\b(?:${names.join('|')})\\b`
  return new RegExp(name, 'u').test(near) || new RegExp(`\\b${titles[pronoun]}\\.? ${name}`, 'u').test(before)
}

/** How the prompt speaks of the person who practises, if it can mean no one else so: "she"; null if that is not sure. */
export function personPronounOf({ prompt, recipientName, recipientRole }: AgentScenario): PersonPronoun | null {
  const names = (recipientName.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).filter((word) => !isTitle.test(word))
  const isOfPart = count(prompt, /\b(?:you|your)\b/gi) < Math.max(count(prompt, forms.she), count(prompt, forms.he))
  if (names.length === 0 || isOfPart) return null
  const rest = aboutOthers(prompt, names)
  const person = { names, role: recipientRole.toLowerCase() }
  const found = (['she', 'he'] as const).filter(
    (pronoun) =>
      count(prompt, forms[pronoun]) > 0 && followsName(prompt, pronoun, names) && !namesOther(rest, pronoun, person),
  )
  return found.length === 1 ? found[0]! : null
}
const isTitle = /^(?:Mrs|Miss|Prof|Herr|Frau|Doctor)$/

/** A text in which the pronoun of the person who practises is "the recipient". */
export function withRecipient(text: string, pronoun: PersonPronoun | null): string {
  if (pronoun === null) return text
  const named = text.replace(new RegExp(`\\b${pronoun}\\b`, 'gi'), (word) => sameCase(word, 'the recipient'))
  if (pronoun === 'she')
    return withHer(named.replace(/\bhers\b/g, "the recipient's"), (word, isOwner) =>
      sameCase(word, isOwner ? "the recipient's" : 'the recipient'),
    )
  return named
    .replace(/\bhis\b/gi, (word) => sameCase(word, "the recipient's"))
    .replace(/\bhim\b/gi, (word) => sameCase(word, 'the recipient'))
}
