import { Learned } from './adam.js'
import { numbers, shuffled } from './random.js'

export type Features = Readonly<Record<string, number>>

/** One choice among candidates, each with its features, or none of them. */
export interface Choice {
  /** Choices of one group are never in training and test at once. */
  group: number
  candidates: readonly Features[]
  /** The places of the right candidates; empty if none is right. */
  right: number[]
}

export interface ChoiceWeights {
  features: Record<string, number>
  /** The score of the outcome that no candidate is right. */
  none: number
}

/** A feature of fewer candidates says nothing about new ones. */
const fewestCandidates = 3
/** The share of the pace by round: smaller steps at the end. */
const paces = [1, 1, 1, 1, 0.3, 0.1]
const batch = 16
const pace = 0.01
const decay = 0.3
const smallest = 0.01
const digits = 3

type Row = [feature: number, value: number][]

/** The weights by which the right candidates are most probable: softmax over all and none. */
export function trainChoice(choices: readonly Choice[]): ChoiceWeights {
  const names = namesIn(choices)
  const samples = choices.map(({ candidates, right }) => ({ rows: candidates.map((one) => rowOf(one, names)), right }))
  const none = names.size
  const weights = new Learned(new Float64Array(none + 1))
  const random = numbers(1)
  for (const share of paces) {
    const order = shuffled(samples, random)
    for (let from = 0; from < order.length; from += batch) {
      for (const { rows, right } of order.slice(from, from + batch))
        learn(weights, [...rows, [[none, 1]]], right.length > 0 ? right : [rows.length])
      weights.step(pace * share, decay)
    }
  }
  const round = (at: number) => Number(weights.values[at]!.toFixed(digits))
  const told = [...names].filter(([, at]) => Math.abs(weights.values[at]!) >= smallest)
  return {
    features: Object.fromEntries(
      told.toSorted(([a], [b]) => a.localeCompare(b)).map(([name, at]) => [name, round(at)]),
    ),
    none: round(none),
  }
}

function namesIn(choices: readonly Choice[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { candidates } of choices)
    for (const one of candidates) for (const name in one) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = [...counts].flatMap(([name, count]) => (count >= fewestCandidates ? name : []))
  return new Map(known.map((name, at) => [name, at]))
}

const rowOf = (features: Features, names: ReadonlyMap<string, number>): Row =>
  Object.entries(features).flatMap(([name, value]) => (names.has(name) ? [[names.get(name)!, value]] : []))

/** Adds what one sample says to the gradient. */
function learn({ values, gradient }: Learned, rows: readonly Row[], right: readonly number[]): void {
  const scores = rows.map((row) => row.reduce((sum, [feature, value]) => sum + values[feature]! * value, 0))
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const ofRight = right.reduce((sum, at) => sum + powers[at]!, 0)
  for (const [at, row] of rows.entries()) {
    const wanted = right.includes(at) ? powers[at]! / ofRight : 0
    const error = (powers[at]! / total - wanted) / batch
    for (const [feature, value] of row) gradient[feature]! += error * value
  }
}
