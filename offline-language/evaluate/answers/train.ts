import type { AnswerWeights } from '../../src/agent/answers/answer-model.js'
import type { Features } from '../../src/agent/answers/pair-features.js'
import type { Example } from './examples.js'

/** A feature of fewer pairs says nothing about new ones. */
const fewestPairs = 3
const steps = 250
const pace = 0.05
const decay = 0.006

type Row = [feature: number, value: number][]
interface Sample {
  rows: Row[]
  right: number[]
  weight: number
}

/** The weights by which the right answers of the examples are most probable: softmax, gradient descent with Adam. */
export function train(examples: readonly Example[]): AnswerWeights {
  const features = new Map<string, number>()
  const samples = samplesOf(examples, features)
  const weights = new Float64Array(features.size)
  const [first, second] = [new Float64Array(features.size), new Float64Array(features.size)]
  const all = samples.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= steps; step++) {
    const gradient = gradientOf(samples, weights)
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at]! / all + decay * weights[at]!
      first[at] = 0.9 * first[at]! + 0.1 * slope
      second[at] = 0.999 * second[at]! + 0.001 * slope * slope
      const mean = first[at]! / (1 - 0.9 ** step)
      weights[at]! -= (pace * mean) / (Math.sqrt(second[at]! / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return named(features, weights)
}

function samplesOf(examples: readonly Example[], features: Map<string, number>): Sample[] {
  const counts = new Map<string, number>()
  for (const { pairs } of examples)
    for (const pair of pairs) for (const name in pair) counts.set(name, (counts.get(name) ?? 0) + 1)
  const rowOf = (values: Features, prefix: string): Row =>
    Object.entries(values).flatMap(([name, value]) => {
      if (prefix === 'pair' && (counts.get(name) ?? 0) < fewestPairs) return []
      const key = `${prefix} ${name}`
      if (!features.has(key)) features.set(key, features.size)
      return [[features.get(key)!, value] satisfies [number, number]]
    })
  return examples
    .filter(({ isMissing }) => !isMissing)
    .map(({ pairs, none, right, weight }) => ({
      rows: [...pairs.map((pair) => rowOf(pair, 'pair')), rowOf(none, 'none')],
      right: right.length > 0 ? right : [pairs.length],
      weight,
    }))
}

function gradientOf(samples: readonly Sample[], weights: Float64Array): Float64Array {
  const gradient = new Float64Array(weights.length)
  for (const { rows, right, weight } of samples) {
    const scores = rows.map((row) => row.reduce((sum, [feature, value]) => sum + weights[feature]! * value, 0))
    const most = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - most))
    const total = powers.reduce((sum, power) => sum + power, 0)
    const ofRight = right.reduce((sum, at) => sum + powers[at]!, 0)
    for (const [at, row] of rows.entries()) {
      const wanted = right.includes(at) ? powers[at]! / ofRight : 0
      const error = (powers[at]! / total - wanted) * weight
      for (const [feature, value] of row) gradient[feature]! += error * value
    }
  }
  return gradient
}

const smallest = 0.01
const digits = 3

function named(features: ReadonlyMap<string, number>, weights: Float64Array): AnswerWeights {
  const found: AnswerWeights = { pair: {}, none: {} }
  for (const [key, at] of [...features].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [part, name] = [key.slice(0, 4) as 'pair' | 'none', key.slice(5)]
    if (Math.abs(weights[at]!) >= smallest) found[part][name] = Number(weights[at]!.toFixed(digits))
  }
  return found
}
