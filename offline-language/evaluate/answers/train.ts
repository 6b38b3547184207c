import type { AnswerWeights, Meaning } from '../../src/agent/answers/answer-model.js'
import type { Features } from '../../src/agent/answers/pair-features.js'
import { projected } from '../../src/agent/answers/projection.js'
import { product } from '../../src/language/encoder/layers.js'
import { Learned } from './adam.js'
import type { Example } from './examples.js'
import { numbers, shuffled } from './random.js'

/** A feature of fewer pairs says nothing about new ones. */
const fewestPairs = 3
/** Rows of a projection; with more of them, or in more rounds, the examples are learned by heart. */
const rank = 16
const rounds = 6
const batch = 16
/** The share of the pace by round: smaller steps at the end. */
const paces = [1, 1, 1, 1, 0.3, 0.1]
const pace = { features: 0.02, meaning: 0.004 }
const decay = { features: 0.0001, meaning: 0.2 }
const firstSize = 0.08

type Row = [feature: number, value: number][]
interface Sample {
  rows: Row[]
  right: number[]
  weight: number
  meaning: Meaning | null
}

class Model {
  readonly features: Learned
  readonly question: Learned[]
  readonly said: Learned[]

  constructor(features: number, dimensions: number, random: Generator<number, never>) {
    this.features = new Learned(new Float64Array(features))
    const rows = Array.from({ length: dimensions > 0 ? rank : 0 }, () =>
      Float64Array.from({ length: dimensions }, () => gauss(random) * firstSize),
    )
    this.question = rows.map((row) => new Learned(row.slice()))
    this.said = rows.map((row) => new Learned(row))
  }

  step(share: number): void {
    this.features.step(pace.features * share, decay.features)
    for (const row of [...this.question, ...this.said]) row.step(pace.meaning * share, decay.meaning)
  }
}

/** About normally distributed, with a deviation of 1. */
function gauss(random: Generator<number, never>): number {
  let sum = 0
  for (let at = 0; at < 12; at++) sum += random.next().value
  return sum - 6
}

const valuesOf = (rows: readonly Learned[]) => rows.map(({ values }) => values)

/** The weights by which the right answers of the examples are most probable: softmax over the candidates and none. */
export function train(examples: readonly Example[]): AnswerWeights {
  const features = new Map<string, number>()
  const samples = samplesOf(examples, features)
  const random = numbers(1)
  const model = new Model(features.size, examples.find(({ meaning }) => meaning)?.meaning?.asked.length ?? 0, random)
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(samples, random)
    for (let from = 0; from < order.length; from += batch) {
      for (const sample of order.slice(from, from + batch)) learn(model, sample)
      model.step(paces[round]!)
    }
  }
  return { ...named(features, model.features.values), question: valuesOf(model.question), said: valuesOf(model.said) }
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
    .map(({ pairs, none, right, weight, meaning }) => ({
      rows: [...pairs.map((pair) => rowOf(pair, 'pair')), rowOf(none, 'none')],
      right: right.length > 0 ? right : [pairs.length],
      weight,
      meaning: meaning ?? null,
    }))
}

/** Adds what one sample says to the gradients. */
function learn(model: Model, { rows, right, weight, meaning }: Sample): void {
  const weights = model.features.values
  const asked = meaning ? projected(valuesOf(model.question), meaning.asked) : []
  const said = meaning ? meaning.said.map((vector) => projected(valuesOf(model.said), vector)) : []
  const scores = rows.map(
    (row, at) =>
      row.reduce((sum, [feature, value]) => sum + weights[feature]! * value, 0) + product(said[at] ?? [], asked),
  )
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const ofRight = right.reduce((sum, at) => sum + powers[at]!, 0)
  const ofAsked = asked.map(() => 0)
  for (const [at, row] of rows.entries()) {
    const wanted = right.includes(at) ? powers[at]! / ofRight : 0
    const error = ((powers[at]! / total - wanted) * weight) / batch
    for (const [feature, value] of row) model.features.gradient[feature]! += error * value
    for (const [place, value] of (said[at] ?? []).entries()) {
      ofAsked[place]! += error * value
      add(model.said[place]!, error * asked[place]!, meaning!.said[at]!)
    }
  }
  for (const [place, sum] of ofAsked.entries()) add(model.question[place]!, sum, meaning!.asked)
}

function add({ gradient }: Learned, times: number, vector: ArrayLike<number>): void {
  for (let at = 0; at < vector.length; at++) gradient[at]! += times * vector[at]!
}

const smallest = 0.01
const digits = 3

function named(features: ReadonlyMap<string, number>, weights: Float64Array): Pick<AnswerWeights, 'pair' | 'none'> {
  const found: Pick<AnswerWeights, 'pair' | 'none'> = { pair: {}, none: {} }
  for (const [key, at] of [...features].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [part, name] = [key.slice(0, 4) as 'pair' | 'none', key.slice(5)]
    if (Math.abs(weights[at]!) >= smallest) found[part][name] = Number(weights[at]!.toFixed(digits))
  }
  return found
}
