import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import type { SentenceVector } from '../../language/encoder/sentence-vector.js'

/** What a sentence of a prompt is: evaluate/test-data/README.md explains the kinds. */
export const sentenceKinds = [
  'who',
  'fact',
  'view',
  'wish',
  'refuses',
  'limit',
  'bargain',
  'secret',
  'unknown',
  'person',
  'manner',
  'meta',
] as const
export type SentenceKind = (typeof sentenceKinds)[number]

const Weights = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(sentenceKinds.length))
/** How much each feature and each number of the vector speaks for each kind: evaluate/train-sentence-kinds.ts learns it. */
const { bias, features, vector } = loadData(
  'weights/sentence-kinds',
  v.strictObject({
    /** In tenths, in the order of the kinds. */
    bias: Weights,
    features: v.record(v.string(), Weights),
    /** In hundredths, for each number of a sentence's vector. */
    vector: v.array(Weights),
  }),
)

export type KindShares = Readonly<Record<SentenceKind, number>>

/** How likely a sentence with these features and this vector is of each kind; the shares add up to 1. */
export function kindShares(found: readonly string[], meaning: SentenceVector): KindShares {
  const sums = sentenceKinds.map(
    (_, at) => found.reduce((sum, each) => sum + (features[each]?.[at] ?? 0), bias[at]!) / 10,
  )
  for (const [place, weights] of vector.entries())
    for (const [at, weight] of weights.entries()) sums[at]! += (weight * meaning[place]!) / 100
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return Object.fromEntries(sentenceKinds.map((kind, at) => [kind, powers[at]! / all])) as KindShares
}
