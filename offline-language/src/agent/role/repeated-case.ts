import { isMetBy } from '../conditions/met.js'
import type { Condition } from './condition.js'

const counts: readonly [RegExp, number][] = [
  [/,? \b(?:twice|two times|(?:for )?(?:a|the) second time|more than once|repeatedly|again and again)\b/i, 2],
  [/,? \b(?:three times|thrice|(?:for )?(?:a|the) third time)\b/i, 3],
  [/,? \b(?:four times|(?:for )?(?:a|the) fourth time)\b/i, 4],
]

/** "You are blamed twice" as "you are blamed", two times. */
export function repeatedCase(words: string): { words: string; times: number } {
  const found = counts.find(([looks]) => looks.test(words))
  return found ? { words: words.replace(found[0], ''), times: found[1] } : { words, times: 1 }
}

/** Whether the person's turns have met a case as often as it says. */
export const isOftenEnough = (condition: Condition & { times: number }, userTexts: readonly string[]): boolean =>
  condition.times < 2 || userTexts.filter((text) => isMetBy(condition, text)).length >= condition.times
