import { contentStems } from '../../language/tokens/content-stems.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Fact } from './knowledge.js'
import type { Lock } from './lock.js'

/** The topics of locks that no fact contains: "Mention the offer, never the quality." */
export function lockedWords(facts: readonly Fact[], locks: readonly Lock[]): string[] {
  return locks.filter((lock) => !facts.some((fact) => fact.lock === lock)).map(({ topic }) => [...topic].join(' '))
}

const leastOfBefore = 0.7
const leastOfTopic = 0.6

/** Whether a fact says what a lock keeps back. */
function tells({ topic, isBefore, told, names, isOfNames }: Lock, { stems, text }: Fact): boolean {
  if (isOfNames && nameList.test(text)) return true
  const common = sharedInMeaning(topic, stems)
  if (common === 0 || isOfNames) return false
  if (isBefore)
    return [...contentStems(text)].filter((stem) => topic.has(stem)).length >= contentStems(text).size * leastOfBefore
  if ([...names].some((name) => new RegExp(`\\b${name}\\b`, 'u').test(text))) return true
  // "The fight" is in the sentence about the fight; of a clause, most words are.
  return told ? common >= topic.size * leastOfTopic : common >= Math.min(2, topic.size)
}

/** ", Max and Lenny," */
const nameList = /, \p{Lu}\p{Ll}+(?:(?:,| and) \p{Lu}\p{Ll}+)*,/u

/** "Two boys, Max and Lenny, lock him in" without the names. */
function withoutNames(fact: Fact): Fact {
  const text = fact.text.replace(nameList, '')
  return { ...fact, text, stems: contentStems(text) }
}

/** The facts, with the locked ones marked, and a new fact for each secret that only the ban itself contains. */
export function lockedFacts(facts: readonly Fact[], locks: readonly Lock[]): Fact[] {
  const marked = facts.flatMap((fact) => {
    const lock = locks.find((each) => tells(each, fact))
    if (!lock) return fact
    const closed = { ...fact, isGuarded: false, isAside: false, lock }
    return lock.isOfNames ? [withoutNames(fact), closed] : closed
  })
  const own = locks.flatMap((lock) =>
    lock.told && !marked.some((fact) => fact.lock === lock)
      ? [{ text: lock.told, stems: contentStems(lock.told), followsOn: false, isGuarded: false, lock }]
      : [],
  )
  return [...marked, ...own]
}
