import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import type { ConditionFeatures } from './condition-features.js'

const Weights = v.strictObject({ bias: v.number(), features: v.record(v.string(), v.number()) })
/** Learned by evaluate/train-conditions.py: docs/adr/0059. */
const learned = loadData('weights/conditions', v.strictObject({ about: Weights, does: Weights }))

/** What speaks for it that a turn is about a condition's matter, or does what it names, in log odds. */
export function sumOf(what: keyof ConditionFeatures, features: Readonly<Record<string, number>>): number {
  const { bias, features: weights } = learned[what]
  let sum = bias
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0)
  return sum
}
