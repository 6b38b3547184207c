import type { Sentence } from '../../language/sentences/sentence.js'

const negates = [
  /\b(?:do|does|did) not (?:have|do|want|need|use|mean|give|offer)$/,
  /\b(?:is|are|was|were) not(?: (?:only|just|really))?(?: about)?$/,
  /\bnot asking (?:you )?for$/,
  /\b(?:no|never (?:had|have|do))$/,
]
const article = / (?:an?|any|the|my|your|our)$/

/** Whether the thing that begins at a place is said not to be: "she doesn't have a maths problem", "it's not only the money". */
export function isNegatedAt({ words }: Sentence, at: number): boolean {
  const before = words
    .slice(0, Math.max(0, at))
    .map(({ lower }) => lower)
    .join(' ')
  return negates.some((pattern) => pattern.test(before.replace(article, '')))
}
