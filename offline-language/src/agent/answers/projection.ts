import { product } from '../../language/encoder/layers.js'
import type { SentenceVector } from '../../language/encoder/sentence-vector.js'

/** Rows of numbers by which a vector becomes a short one: what matters of it. */
export type Projection = readonly ArrayLike<number>[]

/** What matters of a vector, by each row of a projection. */
export const projected = (projection: Projection, vector: SentenceVector): number[] =>
  projection.map((row) => product(row, vector))
