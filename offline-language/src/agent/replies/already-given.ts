import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Goal } from '../role/goal.js'
import { conceptsIn } from '../wording/concepts.js'
import { isPromised } from './promised-thing.js'
import { givesWhatIsAsked } from './question-kind.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { isToldOf } from './told-of.js'

const { asksMatter, namesMatter } = loadPatterns('replies/asks-matter', 'asksMatter', 'namesMatter')
const before = loadPatterns(
  'replies/given-before',
  'asksMistake',
  'givesMistake',
  'asksInstead',
  'givesInstead',
  'asksOwnPart',
  'givesOwnPart',
  'asksAgreed',
  'givesAgreed',
)

/** What a goal asks for, and how a turn looks that has given it already, in any words. */
const given: readonly { asks: RegExp; gives: RegExp }[] = [
  {
    asks: /\b(?:whom do I call|who do I call|by name|your name|a name and|one name)\b/i,
    gives:
      /\bmy name is\b|\bcall me\b|\bask for \p{Lu}|\b(?:my|direct)(?: own)? (?:number|line|extension)\b|\bextension \d|\bphone me\b/u,
  },
  {
    asks: /\b(?:an example|one example|about one time|one situation|a real example|what exactly (?:happened|did))\b/i,
    gives: anyOf(loadPatterns('replies/gives-example', 'deed', 'atThatTime', 'once')),
  },
  { asks: asksMatter, gives: namesMatter },
  { asks: before.asksMistake, gives: before.givesMistake },
  { asks: before.asksInstead, gives: before.givesInstead },
  { asks: before.asksOwnPart, gives: before.givesOwnPart },
  { asks: before.asksAgreed, gives: before.givesAgreed },
]

/** "Let me tell you why we chose Ann." */
const givesWhy = /\bwhy (?:I|we|it|they|he|she|the|this|that)\b/

/** Whether the person has given what a goal asks for before it was asked. */
export function isGiven(goal: Goal, text: string): boolean {
  const asked = [goal.label, ...goal.lines.slice(0, 1)].join(' ')
  if (given.some(({ asks, gives }) => asks.test(asked) && gives.test(text))) return true
  if (isToldOf(goal.lines[0] ?? '', text)) return true
  if (goal.wants?.kind === 'thing' && isPromised(goal.wants.text, [text])) return true
  if (goal.wants?.kind !== 'clause') return false
  const clause = goal.wants.text
  const common = shared(contentStems(clause), contentStems(text))
  if (common >= 1 && /^why\b/.test(clause) && givesWhy.test(text)) return true
  return (common >= 1 && givesWhatIsAsked(clause, text) > 0) || shared(conceptsIn(clause), conceptsIn(text)) > 0
}
