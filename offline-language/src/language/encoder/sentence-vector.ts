import { type SentenceVector, vectorsBy } from './encode.js'
import { product } from './layers.js'

export { dimensions, type SentenceVector } from './encode.js'

/** The vector of a text; texts of near meaning have near vectors. */
export const vectorOf = vectorsBy('sentence-encoder')

/** How near two texts are in meaning: the cosine of their vectors, from -1 to 1. */
export const nearness = (one: SentenceVector, other: SentenceVector): number => product(one, other)

/** The middle of some texts: what they are about together, of length 1. */
export function mean(vectors: readonly SentenceVector[]): SentenceVector {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]!
  const length = Math.sqrt(product(sum, sum)) || 1
  return sum.map((value) => value / length)
}
