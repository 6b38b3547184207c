import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { anyOf } from '../patterns/any-of.js'
import type { Role } from '../role/role.js'
import { isClean } from '../wording/clean-sentence.js'
import type { Statement } from '../written/statements.js'
import { introduction } from './told-fact.js'

const {
  cross,
  upset,
  askedFor,
  byPhone: calls,
} = loadPatterns('replies/came-with', 'cross', 'upset', 'askedFor', 'byPhone')
/** Whether the talk is a call. */
export const byPhone = calls
const { trouble } = loadPatterns('replies/own-story', 'trouble')
const event = anyOf(loadPatterns('replies/told-event', 'opening', 'day'))

/** How the prompt has the part come into the talk; null if it comes with nothing. */
export function moodAtFirst({ prompt }: Role): 'cross' | 'upset' | 'asked' | null {
  if (cross.test(prompt)) return 'cross'
  if (upset.test(prompt)) return 'upset'
  return askedFor.test(prompt) ? 'asked' : null
}

const leastFact = 0.5
const mostWords = 24
const fewestWords = 4
/** "He came home with a torn jacket": of whom, no one knows yet. */
const pronoun = /\b(?:he|she|they|him|her|his|their|them|it)\b/i
/** A weekday names no one. */
const noun =
  /\b(?:my|our) \p{Ll}+|\b(?!On\b|In\b|At\b|Last\b|I\b|My\b|Our\b|The\b|Since\b|Two\b|This\b|That\b|\p{Lu}\p{Ll}+day\b)\p{Lu}\p{Ll}+/u
/** What is said beside the matter. */
const beside =
  /[;:] .*$|,? (?:because|so that|although|which|where|with (?:the|a|an|his|her|my)) .*$|, (?:so|and) (?:i|it|this|that|you)\b.*$/iu
const afterColon = /[;:] .*$/
/** "I have asked to see you because on Sunday I found …" */
const occasion = /^I (?:have |had )?(?:asked|requested|demanded|come)\b[^.]*? because /u
const age = /, \d{1,3},/g
const ofSelf = /^I (?:am|feel|have asked|have come|start|play)\b/

const women = /^(?:mother|mum|daughter|wife|sister|grandmother|aunt)$/
const ofObject = /\bher(?= (?:in|on|at|to|with|alone|still|lying|sitting|a|an|the)\b|[,.]|$)/

/** "Found her in a wet bed": the relative of whom a prompt speaks all the time is named. */
function withRelative(text: string, { kin }: Role): string {
  const [first] = kin
  if (!first || noun.test(text)) return text
  const who = `my ${first.noun}`
  return women.test(first.noun)
    ? text.replace(/\bshe\b/i, who).replace(ofObject, text.match(/\bshe\b/i) ? 'her' : who)
    : text.replace(/\bhe\b|\bhim\b/i, who)
}

/** A fact of the prompt in the few words in which someone comes out with it; null if it does not stand alone. */
function inFewWords(said: string, role: Role): string | null {
  const plain = said.replace(occasion, '').replace(age, '').replace(/[.!]$/, '')
  const isLong = plain.split(' ').length > mostWords
  const short = withRelative(plain.replace(isLong ? beside : afterColon, ''), role)
  const words = short.split(' ').length
  if (words > mostWords || words < fewestWords || (pronoun.test(short) && !noun.test(short))) return null
  const text = `${capitalised(short)}.`
  const isSaid = sentencesOf(text).length === 1 && isClean(text)
  return isSaid && !ofSelf.test(text) && !introduction.test(text) ? text : null
}

const isFact = ({ said, isSecret, secretAt, shares }: Statement): boolean =>
  said !== null && !isSecret && secretAt === null && shares.fact + shares.who >= leastFact

/** What has happened to the part, in one sentence: an event of some day before any trouble. */
function happened(role: Role): string | null {
  const told = role.statements.filter(isFact).flatMap(({ said }) => inFewWords(said ?? '', role) ?? [])
  const isEvent = (text: string) => event.test(text) || event.test(lowerFirst(text))
  return told.find(isEvent) ?? told.find((text) => trouble.test(text) || again.test(text)) ?? null
}
/** "I have phoned four times." */
const again = /\b(?:twice|(?:three|four|five|six|several) times)\b/i

/** What the part wants to know, else what it wants, in one clause. */
function wanted({ wishes, units }: Role): string | null {
  const all = [
    ...wishes.map(({ text }) => text),
    ...units.said.flatMap(({ kind, text }) => (kind === 'wish' ? text : [])),
  ]
  const clauses = all
    .flatMap((text) => text.replace(/\.$/, '').split(/,? and (?=I (?:want|need)\b)/))
    .filter((text) => isWish.test(text) && text.split(' ').length <= mostWords && isClean(`${text}.`))
  const wish = clauses.find((text) => /^I (?:also )?want to (?:know|hear)\b/.test(text)) ?? clauses[0]
  return wish ? `${wish}.` : null
}
const isWish = /^I (?:want|need|would like)\b(?!.*(?:;|\btwo things\b))/

/** The matter with which the part comes, in one or two sentences; null if the prompt gives none. */
export function matterOf(role: Role): string | null {
  const matter = [happened(role), wanted(role)].filter((each) => each !== null).join(' ')
  return matter === '' ? null : matter
}
