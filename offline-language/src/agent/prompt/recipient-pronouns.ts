import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'
import type { AgentScenario } from './agent-scenario.js'
import { isHers } from './her-thing.js'
import { pronounIn } from './part-pronoun.js'

type Gender = 'she' | 'he'

/** Whom a pronoun would mean at a place of a prompt: the person who practises, by the words of the prompt, or someone else. */
interface Meant {
  recipient: string | null
  sentence: number
}

const lists = loadWords('persons-by-gender', 'female', 'male', 'either', 'things')
const female = new Set(lists.female)
const male = new Set(lists.male)
const either = new Set(lists.either)
const { noPerson, isSame, inClause, title, notBack } = loadPatterns(
  'prompt/recipient-pronouns',
  'noPerson',
  'isSame',
  'inClause',
  'title',
  'notBack',
)
const genderOf: Readonly<Record<string, Gender>> = { she: 'she', her: 'she', he: 'he', him: 'he', his: 'he' }
const shortForms: Readonly<Record<string, string>> = { s: 'is', d: 'would', ll: 'will' }
/** A pronoun this many sentences after the person was named still means them. */
const farthest = 4

const isName = /^\p{Lu}[\p{L}'’-]+\.?$/u

/** The names by which a prompt can call the person, the longest first. */
function namesOf(recipientName: string): string[] {
  const words = recipientName.trim().split(/\s+/)
  const [first = '', ...others] = words
  const last = others.at(-1)
  if (!words.every((word) => isName.test(word))) return []
  const isTitle = title.test(`${first} `)
  const own = isTitle && last ? `${first.replace(/\.$/, '')}\\.? ${last}` : first
  return last && !isTitle ? [`${first} ${last}`, own] : [own]
}

interface Found {
  at: number
  length: number
  said: string
  gender: Gender
}

/** "Mr Lang picks on him" is about someone else: no one is subject and object of one clause. */
const isObject = (word: string, at: number, prompt: string) =>
  /^him$/i.test(word) || (/^her$/i.test(word) && !isHers(prompt, at))

const isVerbal = /^(?:been|had|got|gone|become|never|always)\b/

/** How a pronoun is said by name; null for one that stays. */
function named(word: string, at: number, prompt: string, name: string): string | null {
  const [pronoun = '', short] = word.split(/['’]/)
  if (short) {
    const isHas = short === 's' && isVerbal.test(prompt.slice(at + word.length + 1))
    return shortForms[short] ? `${name} ${isHas ? 'has' : shortForms[short]}` : null
  }
  const isOwner = /^his$/i.test(pronoun) || (/^her$/i.test(pronoun) && isHers(prompt, at))
  return isOwner ? `${name}'s` : name
}

/** Whom a prompt last spoke of, for each pronoun, as it is read from its front to its end. */
class LastNamed {
  private readonly last: Record<Gender, Meant | null> = { she: null, he: null }
  /** The pronouns of the part's own relatives: "your mother". */
  private readonly kin = new Set<Gender>()
  sentence = 0

  relative(genders: readonly Gender[]): void {
    if (genders.length === 1) this.kin.add(genders[0]!)
  }

  hasRelative(gender: Gender): boolean {
    return this.kin.has(gender)
  }

  names(recipient: string | null, genders: readonly Gender[]): void {
    for (const gender of genders) this.last[gender] = { recipient, sentence: this.sentence }
  }

  /** The name of the person who practises, if a pronoun means them. */
  meantBy(gender: Gender): string | null {
    const meant = this.last[gender]
    if (!meant?.recipient || this.sentence - meant.sentence > farthest) return null
    meant.sentence = this.sentence
    return meant.recipient
  }
}

const ends = /^[.!?\n]/
/** "What opens him up:", a label in a prompt that says "you" otherwise. */
const label = /^[^\p{L}\n]*([^:.!?\n]{3,60}?)(?::|\**$)/gmu

/** The pronouns of the part. */
function ownPronouns(prompt: string): Set<string> {
  const labels = [...prompt.matchAll(label)].map(([, text = '']) => text.toLowerCase())
  const inLabels = labels.flatMap((text) =>
    (text.match(/\b(?:she|her|he|him|his)\b/g) ?? []).map((word) => genderOf[word]!),
  )
  return new Set([pronounIn(prompt), ...inLabels])
}

/** "If Alex listens, you admit that you had not visited her": what the part did to its mother. */
const ofPart = /\b(?:that|because|why|how|since|as) you (?:had|have|did|were|are|never|should|could|would)\b[^,;]*$/i

const genderIn = (word: string): Gender | undefined => genderOf[word.toLowerCase().split(/['’]/)[0] ?? '']

interface Place {
  prompt: string
  at: number
  /** The words since the person was named last. */
  between: string
}

/** A pronoun of the person who practises with the name in its place; null for one that can mean someone else. */
function meantIn(
  word: string,
  { prompt, at, between }: Place,
  own: ReadonlySet<string>,
  last: LastNamed,
): Found | null {
  const gender = genderIn(word)
  if (!gender || own.has(gender) || (isObject(word, at, prompt) && inClause.test(between))) return null
  if (last.hasRelative(gender) && ofPart.test(between)) return null
  const name = last.meantBy(gender)
  const said = name && named(word, at, prompt, /^\p{Lu}/u.test(word) ? capitalised(name) : name)
  return said ? { at, length: word.length, said, gender } : null
}

/** "The editor" for the editor of a newspaper, if the part is none. */
function roleNames({ recipientRole, prompt }: AgentScenario): string[] {
  const head =
    /\p{L}+$/u.exec(
      recipientRole
        .split(/[,/(]| (?:of|at|from|for|in|with) /)[0]
        ?.trim()
        .toLowerCase() ?? '',
    )?.[0] ?? ''
  const isPart = new RegExp(
    `\\b[Yy]ou(?: are|['’]re) (?:[^.]*, )?(?:an?|the|another) (?:\\p{Ll}+ )*${head}\\b`,
    'u',
  ).test(prompt)
  return head.length < shortestRole || isPart ? [] : [`(?:[Tt]he|[Yy]our) ${head}`]
}
const shortestRole = 4

/** The pronouns of a prompt that mean the person who practises, each with the name in its place. */
function pronounsIn(scenario: AgentScenario, names: readonly string[]): Found[] {
  const { prompt, recipientRole } = scenario
  const own = ownPronouns(prompt)
  const ofRole = gendersByRole(recipientRole)
  const roles = roleNames(scenario)
  const person = `(?:${[...names, ...roles].join('|')}|[Tt]he recipient)(?!\\p{L})`
  const isRole = new RegExp(`^(?:${roles.join('|') || '(?!)'})$`, 'u')
  const token = new RegExp(`["“][^"”\\n]*["”]|(?<who>${person})|(?<word>\\p{L}[\\p{L}'’-]*)|[.!?](?=\\s)|\\n`, 'gu')
  const follows = new RegExp(`^,? ${person}`, 'u')
  const last = new LastNamed()
  const found: Found[] = []
  let isStart = true
  let after = 0
  for (const { 0: whole, groups, index: at } of prompt.matchAll(token)) {
    const { who, word = '' } = groups ?? {}
    const between = prompt.slice(after, at)
    if (who) {
      last.names(isRole.test(who) ? 'the recipient' : who, ofRole ?? gendersByTitle(who))
      after = at + who.length
    } else if (genderIn(word)) found.push(...[meantIn(word, { prompt, at, between }, own, last) ?? []].flat())
    else if (word && !follows.test(prompt.slice(at + word.length)) && !isSame.test(between)) {
      const genders = gendersOf(word, prompt.slice(0, at), isStart)
      last.names(null, genders)
      if (/\byour (?:\p{Ll}+ )?$/iu.test(prompt.slice(Math.max(0, at - longestOwner), at))) last.relative(genders)
    }
    isStart = ends.test(whole)
    if (isStart) last.sentence++
  }
  return found
}

const longestOwner = 20

/** Which pronouns can mean the one that a word of a prompt names, if it names someone. */
function gendersOf(word: string, before: string, isStart: boolean): Gender[] {
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
function gendersByTitle(name: string): Gender[] {
  const [found] = /^(?:Mr|Mrs|Ms|Miss)\b/.exec(name) ?? []
  return found ? [found === 'Mr' ? 'he' : 'she'] : ['she', 'he']
}

/** "Sister": of her no one says "he"; null if a role says nothing of it. */
function gendersByRole(role: string): Gender[] | null {
  const words = role.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  if (words.some((word) => female.has(word))) return ['she']
  return words.some((word) => male.has(word)) ? ['he'] : null
}

/** "Lena is the new manager. She wants …" as "Lena wants …", if the prompt has one pronoun for the person who practises. */
export function withRecipientNamed(scenario: AgentScenario): AgentScenario {
  const { prompt } = scenario
  const names = namesOf(scenario.recipientName)
  const found = names.length === 0 ? [] : pronounsIn(scenario, names)
  if (found.length === 0 || new Set(found.map(({ gender }) => gender)).size > 1) return scenario
  const told = found.reduceRight((text, { at, length, said }) => {
    const isBack = notBack.test(text.slice(at + length))
    return isBack ? text : `${text.slice(0, at)}${said}${text.slice(at + length)}`
  }, prompt)
  return { ...scenario, prompt: told }
}
