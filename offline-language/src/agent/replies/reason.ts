import { shared } from '../../language/tokens/content-stems.js'
import { whenIn } from '../dialogue-acts/when.js'
import { conceptsIn } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { lemmasOf } from '../wording/lemmas.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const asksReason = anyOf(loadPatterns('replies/asks-reason', 'why', 'howCome', 'reason', 'wrong', 'goingOn'))
export const { givesReason } = loadPatterns('replies/reason', 'givesReason')
/** A guarded reason is said when the person has asked for it before. */
const fewestForGuarded = 2

/** Whether a turn asks for a reason: "Why did you leave?", "Is something difficult at the moment?" */
export function seeksReason(text: string): boolean {
  return asksReason.test(text)
}

/** "Why?", "Why is that?" */
const fewWords = 4

type Talk = Pick<Conversation, 'role' | 'memory' | 'userTexts'>

/** The prompt's reason that fits a "why" best; null if it has none that is unsaid. */
export function reasonFor({ role, memory, userTexts }: Talk, question: string): string | null {
  const own = lemmasOf(question)
  const isBare = question.split(' ').length <= fewWords
  const asked = own.size === 0 && isBare ? lemmasOf(userTexts.at(-1) ?? '') : own
  const isAskedAgain = userTexts.filter(seeksReason).length >= fewestForGuarded
  const wishes = role.wishes.map((wish) => ({ ...wish, followsOn: false, isGuarded: false }))
  const reasons = [...role.facts, ...wishes]
    .filter(
      ({ text, followsOn }) =>
        givesReason.test(text) && !/^I am \p{Lu}/u.test(text) && !followsOn && !memory.isSaid(text),
    )
    .filter(({ isGuarded }) => !isGuarded || isAskedAgain)
    .map((fact) => ({
      fact,
      score:
        shared(new Set([...fact.stems, ...lemmasOf(fact.text)]), asked) +
        shared(conceptsIn(fact.text), conceptsIn(question)),
    }))
    .filter(({ score, fact }) => score > 0 || fact.isGuarded || (asked.size === 0 && isBare))
    .sort((a, b) => b.score - a.score)
  return reasons[0]?.fact.text ?? behindWish(role, memory, question)
}

const leastOfWish = 1
const ofSelf = /^I am\b/
/** What the part refuses is no reason of what it wants. */
const refuses = /^I (?:cannot|will not|would not|do not|never)\b/

/** "Why is that date so important?" of a wish: what the prompt says just before it, of the same kind. */
function behindWish(role: Conversation['role'], memory: Conversation['memory'], question: string): string | null {
  const asked = lemmasOf(question)
  const isOfWish =
    /\b(?:important|urgent|matter|need|want)\b/i.test(question) &&
    (asked.size <= leastOfWish + 1 || role.wishes.some(({ stems }) => shared(stems, asked) >= leastOfWish))
  if (!isOfWish) return null
  const told = role.facts.find(({ text, isGuarded, followsOn }) => !isGuarded && !followsOn && !ofSelf.test(text))
  const open = role.facts.filter(
    ({ text, isGuarded, followsOn }) => !isGuarded && !followsOn && !refuses.test(text) && !memory.isSaid(text),
  )
  const isOfTime = /\b(?:date|when|urgent|soon|day|by)\b/i.test(question)
  const dated = open.findLast(({ text }) => whenIn(text) !== null && !/^I (?:will|want)\b/.test(text))
  if (isOfTime && dated) return dated.text
  const isOwnWish = role.part !== 'host' && /\bwhy (?:do|would|did) you (?:want|need|ask|like)\b/i.test(question)
  if (!isOwnWish || !told) return null
  return memory.isSaid(told.text) ? null : told.text
}
