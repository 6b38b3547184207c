import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isWeighty, meaningOf } from '../units/meaning.js'
import { rootOf } from '../wording/concepts.js'
import type { Described } from './described.js'
import { readCondition, type ReadCondition } from './read-condition.js'

const { clauses, denies, owns, aside, passive, toDo, mentions, future } = loadPatterns(
  'conditions/named-thing',
  'clauses',
  'denies',
  'owns',
  'aside',
  'passive',
  'toDo',
  'mentions',
  'future',
)

const weightyIn = (text: string): Set<string> => new Set([...meaningOf(text)].filter(isWeighty))

/** Acts of which the thing alone is not enough: a question about it, or what is not done. */
const other: ReadonlySet<string> = new Set(['negative', 'agreement', 'courtesy'])

/** What a deed is about, each alternative apart: "miles" and "coupons" of "gives you miles or coupons instead of an answer". */
const thingsOf = ({ thing }: ReadCondition): string[] =>
  thing.text
    .replace(aside, '')
    .replace(passive, '')
    .split(/,? (?:or|and) /)
    .map((each) => (weightyIn(each.replace(toDo, '')).size > 0 ? each.replace(toDo, '') : each))

/** How many of the words a text has itself: others of one meaning are none that anyone minds. */
function countIn(wanted: ReadonlySet<string>, text: string): number {
  const roots = new Set([...meaningOf(text)].map(rootOf))
  return [...wanted].filter((stem) => roots.has(rootOf(stem))).length
}

const isIn = (wanted: ReadonlySet<string>, said: string) => wanted.size > 0 && countIn(wanted, said) === wanted.size

/** Whether a clause says that something will not be, or is sorry for it, before it names it: "I will not offer you dog spray". */
function isDeniedIn(clause: string, things: ReadonlySet<string>): boolean {
  const words = clause.split(' ')
  const at = words.findIndex((word) => countIn(things, word) > 0)
  const before = words.slice(0, at + 1).join(' ')
  return denies.test(before) && !owns.test(before)
}

/** Whether a turn names the thing of a deed only to deny it or to take it back: "Forget the letter.", "No forms, I promise." */
export function isDenied(condition: ReadCondition, said: string): boolean {
  if (condition.named.includes('negative') || condition.named.includes('asks')) return false
  const things = weightyIn(thingsOf(condition).join(' '))
  const naming = sentencesOf(said)
    .flatMap((sentence) => (sentence.endsWith('?') ? [`${sentence}?`] : sentence.split(clauses)))
    .filter((clause) => countIn(things, clause) > 0)
  return naming.length > 0 && naming.every((clause) => !clause.endsWith('?') && isDeniedIn(clause, things))
}

/** The name of whom a case speaks, which is enough to mention it: "Jake" of "your brother Jake, who was expelled". */
const nameIn = (words: string) => (mentions.test(words) ? /(?<= )\p{Lu}\p{L}+/u.exec(words)?.[0] : undefined)

/** Whether a case names something that can be named: no question, nothing that is not done, no threat without a future. */
function isNameable({ named, isRequest }: ReadCondition, said: string): boolean {
  if (named.some((act) => other.has(act)) || (named.includes('asks') && !isRequest)) return false
  return !named.includes('threat') || future.test(said)
}

/** Whether a turn names what a part does not want to hear of, and does not take it back: "a voucher for dinner" to "offers vouchers". */
export function namesThing(described: Described, said: string): boolean {
  const condition = readCondition(described)
  if (!isNameable(condition, said) || isDenied(condition, said)) return false
  const deed = condition.isRequest ? (/\bto (\p{L}+)/u.exec(described.words)?.[1] ?? '') : ''
  const name = nameIn(described.words)
  if (name && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(said)) return true
  return [deed, ...thingsOf(condition)].some((thing) => isIn(weightyIn(thing), said))
}
