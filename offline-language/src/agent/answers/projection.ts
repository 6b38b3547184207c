import type { SentenceVector } from '../../language/encoder/sentence-vector.js'

/** Rows of numbers by which a vector becomes a short one: what matters of it. */
export type Projection = readonly ArrayLike<number>[]

/** What matters of a vector, by each row of a projection. */
export const projected = (projection: Projection, vector: SentenceVector): number[] =>
  projection.map((row) => {
    let sum = 0
    for (let at = 0; at < vector.length; at++) sum += row[at]! * vector[at]!
    return sum
  })

/** How well two projected vectors fit. */
export const fit = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0)
