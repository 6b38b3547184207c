// Learns which passages are worth telling from those that readers marked, prints its figures by cross-validation,
// writes data/weights/passages.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-points.ts
import { writeFileSync } from 'node:fs'
import { dimensions } from '../src/language/encoder/sentence-vector.js'
import { Learned } from './answers/adam.js'
import { type Mark, type MarkedPassage, markedPassages } from './marked-passages.js'
import { percent } from './percent.js'

/** How much each mark speaks for a passage. */
const aims: Readonly<Record<Mark, number>> = { A: 1, B: 0.8, C: 0.1, U: 0, F: 0 }
const isGood = ({ mark }: MarkedPassage) => mark === 'A' || mark === 'B'
/** A number of a vector is about this share of 1: so all are learned equally fast. */
const vectorScale = 8
const decays = { feature: 10, vector: 150 }
const steps = 400
const pace = 0.05
const folds = 8
const least = 0.55

interface Model {
  names: readonly string[]
  values: Float64Array
}

const marked = await markedPassages()
const names = [...new Set(marked.flatMap(({ features }) => Object.keys(features)))].toSorted()
const spreads = names.map((name) => spreadOf(marked.map(({ features }) => features[name] ?? 0)))
const inputs = marked.map(({ features, vector }) => [
  1,
  ...names.map((name, at) => ((features[name] ?? 0) - spreads[at]!.mean) / spreads[at]!.deviation),
  ...Array.from(vector, (value) => value * vectorScale),
])

function spreadOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(square) || 1 }
}

const shareOf = (input: readonly number[], weights: Float64Array): number =>
  1 / (1 + Math.exp(-input.reduce((sum, value, at) => sum + value * weights[at]!, 0)))

/** Logistic regression; weights of features and of vectors are drawn towards zero. */
function train(places: readonly number[]): Model {
  const learned = new Learned(new Float64Array(inputs[0]!.length))
  for (let step = 0; step < steps; step++) {
    for (const place of places) {
      const error = shareOf(inputs[place]!, learned.values) - aims[marked[place]!.mark]
      for (const [at, value] of inputs[place]!.entries()) learned.gradient[at]! += error * value
    }
    for (let at = 1; at < learned.values.length; at++)
      learned.gradient[at]! += learned.values[at]! * (at <= names.length ? decays.feature : decays.vector)
    learned.step(pace, 0)
  }
  return { names, values: learned.values }
}

const shares = new Float64Array(marked.length)
for (let fold = 0; fold < folds; fold++) {
  const { values } = train(marked.flatMap(({ talk }, at) => (talk % folds === fold ? [] : at)))
  for (const [at, { talk }] of marked.entries()) if (talk % folds === fold) shares[at] = shareOf(inputs[at]!, values)
}
const chosen = marked.filter((_, at) => shares[at]! >= least)
console.log(`${marked.length} passages, ${percent(marked.filter(isGood).length / marked.length)} of them good`)
console.log(
  `in ${folds} folds ${chosen.length} are chosen, ${percent(chosen.filter(isGood).length / chosen.length)} of them good`,
)

const { values } = train(marked.map((_, at) => at))
const [bias = 0, ...rest] = values
const ofFeatures = names.map((name, at) => [name, rest[at]! / spreads[at]!.deviation] as const)
const shift = ofFeatures.reduce((sum, [, weight], at) => sum + weight * spreads[at]!.mean, 0)
const digits = 3
const rounded = (value: number) => Number(value.toFixed(digits))
const written = {
  bias: rounded(bias - shift),
  features: Object.fromEntries(ofFeatures.map(([name, weight]) => [name, rounded(weight)])),
  vector: rest.slice(-dimensions).map((weight) => Math.round(weight * vectorScale * 10 ** digits)),
}
writeFileSync(`${import.meta.dirname}/../data/weights/passages.json`, `${JSON.stringify(written)}\n`)
