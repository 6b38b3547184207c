import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Condition } from '../role/condition.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { sharedInMeaning } from '../wording/concepts.js'

/** Of a condition of several words, more than half must be said. */
const longCondition = 4
const leastShare = 0.5
const leastOfLong = 0.6

/** Whether a turn of the person does what a condition of the prompt names. */
export function isMet({ stems, acts, isAsked }: Condition, said: ReadonlySet<string>, text: string): boolean {
  if (acts.some((done) => done.test(text))) return true
  if (isAsked && !text.includes('?')) return false
  if (acts.length > 0 && stems.size <= 1) return false
  const common = sharedInMeaning(stems, said)
  // Of several words, one is said as it is, or two in other words: "old" alone is not the age of the boiler.
  if (stems.size > 1 && common < 2 && shared(stems, said) === 0) return false
  return common > 0 && common >= stems.size * (stems.size < longCondition ? leastShare : leastOfLong)
}

/** Whether any turn of the person so far has met a condition. */
export function wasMet(condition: Condition, userTexts: readonly string[]): boolean {
  return userTexts.map(cleanUtterance).some((text) => isMet(condition, contentStems(text), text))
}
