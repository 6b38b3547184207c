import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

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

/** In tenths, in the order of the kinds. */
const OfKinds = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(sentenceKinds.length))
/** How much each feature speaks for each kind: learned by evaluate/train-sentence-kinds.ts. */
const { bias, features } = loadData(
  'weights/sentence-kinds',
  v.strictObject({ bias: OfKinds, features: v.record(v.string(), OfKinds) }),
)

export type KindShares = Readonly<Record<SentenceKind, number>>

/** How likely a sentence with these features is of each kind; the shares add up to 1. */
export function kindShares(found: readonly string[]): KindShares {
  const sums = sentenceKinds.map(
    (_, at) => found.reduce((sum, each) => sum + (features[each]?.[at] ?? 0), bias[at]!) / 10,
  )
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return Object.fromEntries(sentenceKinds.map((kind, at) => [kind, powers[at]! / all])) as KindShares
}
