import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { product } from '../../language/encoder/layers.js'
import { dimensions, type SentenceVector } from '../../language/encoder/sentence-vector.js'
import { type Features, weighed } from './features.js'

export interface Learned {
  /** The sum of what speaks for it; `vector` is what it means. */
  sumOf: (features: Features, vector?: SentenceVector) => number
}

/** Weights that `evaluate/` learned from what readers marked; those of the vector are in thousandths. */
export function loadLearned(file: string): Learned {
  const weights = loadData(
    file,
    v.strictObject({
      bias: v.number(),
      features: v.record(v.string(), v.number()),
      vector: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(dimensions)),
    }),
  )
  const ofVector = Float32Array.from(weights.vector, (value) => value / 1000)
  return {
    sumOf: (features, vector) =>
      weighed(features, weights.features, weights.bias + (vector ? product(ofVector, vector) : 0)),
  }
}

export const probabilityOf = (sum: number): number => 1 / (1 + Math.exp(-sum))
