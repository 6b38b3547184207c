import type { Candidate } from './candidate.js'

/** The best candidates that do not repeat each other or anything in `already`, best first. */
export function pickVaried(
  candidates: readonly Candidate[],
  most: number,
  already: readonly Candidate[] = [],
): Candidate[] {
  const picked: Candidate[] = []
  const left = [...candidates]
  while (picked.length < most && left.length > 0) {
    let best = -1
    let bestScore = -Infinity
    left.forEach((candidate, at) => {
      const told = [...picked, ...already].reduce(
        (most, other) => Math.max(most, shareOf(candidate.sentence.stems, other.sentence.stems)),
        0,
      )
      const score = told > 0.6 ? -Infinity : candidate.score - told * 1.5
      if (score > bestScore) [best, bestScore] = [at, score]
    })
    if (best < 0) break
    picked.push(...left.splice(best, 1))
  }
  return picked
}

/** The share of the first set's elements that the second contains: an answer may say more than its question. */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size === 0 ? 0 : [...a].filter((stem) => b.has(stem)).length / a.size
}
