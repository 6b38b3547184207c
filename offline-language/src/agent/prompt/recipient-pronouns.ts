import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { AgentScenario } from './agent-scenario.js'
import { type Gender, genderIn, gendersByRole, gendersByTitle, gendersOf } from './genders.js'
import { isHers } from './her-thing.js'
import { LastNamed } from './last-named.js'
import { pronounIn } from './part-pronoun.js'

const { isSame, inClause, title, notBack } = loadPatterns(
  'prompt/recipient-pronouns',
  'noPerson',
  'isSame',
  'inClause',
  'title',
  'notBack',
)
const shortForms: Readonly<Record<string, string>> = { s: 'is', d: 'would', ll: 'will' }

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

const ends = /^[.!?\n]/
/** "What opens him up:", a label in a prompt that says "you" otherwise. */
const label = /^[^\p{L}\n]*([^:.!?\n]{3,60}?)(?::|\**$)/gmu

/** The pronouns of the part. */
function ownPronouns(prompt: string): Set<string> {
  const labels = [...prompt.matchAll(label)].map(([, text = '']) => text.toLowerCase())
  const inLabels = labels.flatMap((text) =>
    (text.match(/\b(?:she|her|he|him|his)\b/g) ?? []).map((word) => genderIn(word)!),
  )
  return new Set([pronounIn(prompt), ...inLabels])
}

/** "If Alex listens, you admit that you had not visited her": what the part did to its mother. */
const ofPart = /\b(?:that|because|why|how|since|as) you (?:had|have|did|were|are|never|should|could|would)\b[^,;]*$/i

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
