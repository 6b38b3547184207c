import { sentenceKinds } from '../../src/agent/written/kind-of.js'
import { numbers, shuffled } from '../random.js'
import type { KindExample } from './kind-examples.js'

const fewestExamples = 3
const decay = 0.001
const rounds = 30
const rate = 0.3
const folds = 5
/** Of a vector of length one, the numbers are small beside a feature, and many: they are learned slowly. */
export const vectorScale = 5
const vectorRate = 0.15
const vectorDecay = 0.0005

type Weights = Map<string, Float64Array>
export interface KindModel {
  bias: Float64Array
  weights: Weights
  /** For each number of a sentence's vector. */
  vector: Float64Array[]
}

const zeros = (value = 0) => new Float64Array(sentenceKinds.length).fill(value)

/** How likely an example is of each kind. */
export function sharesOf({ bias, weights, vector }: KindModel, { features, vector: meaning }: KindExample): number[] {
  const sums = [...bias]
  for (const [place, ofPlace] of vector.entries())
    for (const [kind, weight] of ofPlace.entries()) sums[kind]! += weight * meaning[place]! * vectorScale
  for (const feature of features) weights.get(feature)?.forEach((weight, kind) => (sums[kind]! += weight))
  const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** Logistic regression over all kinds, with steps that shrink for features already seen (AdaGrad). */
export function trainKinds(examples: readonly KindExample[]): KindModel {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts].flatMap(([feature, count]) => (count >= fewestExamples ? feature : []))
  const modelOf = (value: number, ofBias: number): KindModel => ({
    bias: zeros(ofBias),
    weights: new Map(known.map((feature) => [feature, zeros(value)])),
    vector: Array.from({ length: examples[0]!.vector.length }, () => zeros(value)),
  })
  const model = modelOf(0, 0)
  const squares = modelOf(0.1, 1)
  const step = (values: Float64Array, sums: Float64Array, kind: number, slope: number, pace = rate) => {
    sums[kind]! += slope * slope
    values[kind]! -= (pace * slope) / Math.sqrt(sums[kind]!)
  }
  const random = numbers(examples.length)
  for (let round = 0; round < rounds; round++)
    for (const example of shuffled(examples, random)) {
      const { features, vector, kind: right } = example
      for (const [kind, share] of sharesOf(model, example).entries()) {
        const slope = share - (sentenceKinds[kind] === right ? 1 : 0)
        step(model.bias, squares.bias, kind, slope)
        for (const feature of features) {
          const weights = model.weights.get(feature)
          if (weights) step(weights, squares.weights.get(feature)!, kind, slope + decay * weights[kind]!)
        }
        for (const [place, weights] of model.vector.entries()) {
          const slopeOfPlace = slope * vector[place]! * vectorScale + vectorDecay * weights[kind]!
          step(weights, squares.vector[place]!, kind, slopeOfPlace, rate * vectorRate)
        }
      }
    }
  return model
}

/** The shares of each example by a model that has not seen its scenario, in their order. */
export function crossedShares(examples: readonly KindExample[]): number[][] {
  const models = Array.from({ length: folds }, (_, fold) =>
    trainKinds(examples.filter(({ scenario }) => scenario % folds !== fold)),
  )
  return examples.map((example) => sharesOf(models[example.scenario % folds]!, example))
}
