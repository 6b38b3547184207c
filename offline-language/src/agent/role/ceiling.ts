import { type Amount, amountsIn } from '../wording/amounts.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { most } = loadPatterns('role/ceiling', 'most')

const smallestSum = 20

/** The most that the role can spend by its prompt: the strictest of the sums that limit it. */
export function ceilingOf(sentences: readonly string[]): Amount | null {
  const sums = sentences
    .filter((sentence) => /\byour?\b|\bbudget\b/i.test(sentence) && most.test(sentence))
    .flatMap((sentence) => amountsIn(sentence))
    .filter(({ isShare, value }) => !isShare && value >= smallestSum)
  return sums.sort((a, b) => a.value - b.value)[0] ?? null
}
