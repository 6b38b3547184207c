// Logistic regression over features and the vector of a text; its weights as the reports load them.
import { writeFileSync } from 'node:fs'
import type { Features } from '../src/report/learned/features.js'
import { Learned } from './adam.js'

export interface Example {
  features: Features
  /** Empty if only the features count. */
  vector: Float32Array
  /** How much speaks for it, from 0 to 1. */
  aim: number
  /** The place of its talk: all of a talk is in one fold. */
  talk: number
}

/** A number of a vector is about this share of 1: so all are learned equally fast. */
const vectorScale = 8
const steps = 400
const pace = 0.05
const folds = 8

/** Weights of features and of vectors are drawn towards zero by `decays`; only some examples may be learned from. */
export function logistic(
  examples: readonly Example[],
  decays: { feature: number; vector: number },
  isLearned: (at: number) => boolean = () => true,
) {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].toSorted()
  const spreads = names.map((name) => spreadOf(examples.map(({ features }) => features[name] ?? 0)))
  const inputs = examples.map(({ features, vector }) =>
    Float64Array.from([
      1,
      ...names.map((name, at) => ((features[name] ?? 0) - spreads[at]!.mean) / spreads[at]!.deviation),
      ...Array.from(vector, (value) => value * vectorScale),
    ]),
  )

  function train(places: readonly number[]): Float64Array {
    const learned = new Learned(new Float64Array(inputs[0]!.length))
    for (let step = 0; step < steps; step++) {
      for (const place of places) {
        const input = inputs[place]!
        const error = shareOf(input, learned.values) - examples[place]!.aim
        for (let at = 0; at < input.length; at++) learned.gradient[at]! += error * input[at]!
      }
      for (let at = 1; at < learned.values.length; at++)
        learned.gradient[at]! += learned.values[at]! * (at <= names.length ? decays.feature : decays.vector)
      learned.step(pace, 0)
    }
    return learned.values
  }

  return { inFolds, weights, write }

  /** How probable each example is for weights learned without its talk. */
  function inFolds(): Float64Array {
    const shares = new Float64Array(examples.length)
    for (let fold = 0; fold < folds; fold++) {
      const values = train(examples.flatMap(({ talk }, at) => (talk % folds === fold || !isLearned(at) ? [] : at)))
      for (const [at, { talk }] of examples.entries())
        if (talk % folds === fold) shares[at] = shareOf(inputs[at]!, values)
    }
    return shares
  }

  function weights() {
    const [bias = 0, ...rest] = train(examples.flatMap((_, at) => (isLearned(at) ? at : [])))
    const ofFeatures = names.map((name, at) => [name, rest[at]! / spreads[at]!.deviation] as const)
    const shift = ofFeatures.reduce((sum, [, weight], at) => sum + weight * spreads[at]!.mean, 0)
    const vector = rest.slice(names.length).map((weight) => Math.round(weight * vectorScale * 10 ** digits))
    return {
      bias: rounded(bias - shift),
      features: Object.fromEntries(ofFeatures.map(([name, weight]) => [name, rounded(weight)])),
      ...(vector.length > 0 && { vector }),
    }
  }

  function write(file: string): void {
    writeWeights(file, weights())
  }
}

/** Writes what was learned to where it is loaded from. */
export const writeWeights = (file: string, weights: object): void =>
  writeFileSync(`${import.meta.dirname}/../data/weights/${file}.json`, `${JSON.stringify(weights)}\n`)

const digits = 3
const rounded = (value: number) => Number(value.toFixed(digits))

/** The mean of values and how far they lie from it. */
export function spreadOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(square) || 1 }
}

function shareOf(input: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < input.length; at++) sum += input[at]! * weights[at]!
  return 1 / (1 + Math.exp(-sum))
}
