import { type Amount, amountsIn } from '../wording/amounts.js'

const most =
  /\b(?:budget|at (?:the )?most|no more than|not more than|maximum|you (?:can|could) (?:only )?(?:spend|afford|pay)|willing to (?:give|pay|spend|invest|donate)|cannot (?:afford|pay|spend) more than|not (?:above|over|beyond)|anything (?:above|over))\b/i
const smallestSum = 20

/** The most that the role can spend by its prompt: the strictest of the sums that limit it. */
export function ceilingOf(sentences: readonly string[]): Amount | null {
  const sums = sentences
    .filter((sentence) => /\byour?\b|\bbudget\b/i.test(sentence) && most.test(sentence))
    .flatMap((sentence) => amountsIn(sentence))
    .filter(({ isShare, value }) => !isShare && value >= smallestSum)
  return sums.sort((a, b) => a.value - b.value)[0] ?? null
}
