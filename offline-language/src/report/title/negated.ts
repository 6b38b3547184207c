import type { Sentence } from '../../language/sentences/sentence.js'

const negates =
  /\b(?:(?:do|does|did) not (?:have|do|want|need|use|mean|give|offer)|(?:is|are|was|were) not (?:only|just|really)?(?: about)?|no|never (?:had|have|do))(?: (?:an?|any|the|my|your|our))?$/

/** Whether the thing that begins at a place is said not to be: "she doesn't have a maths problem", "it's not only the money". */
export const isNegatedAt = ({ words }: Sentence, at: number): boolean =>
  negates.test(
    words
      .slice(0, Math.max(0, at))
      .map(({ lower }) => lower)
      .join(' '),
  )
