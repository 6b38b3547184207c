import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { remembered } from '../../language/encoder/remembered.js'
import type { Described } from '../conditions/described.js'
import { type LineFeatures, lineFeatures } from './line-features.js'

const Weights = v.record(v.string(), v.number())
/** Learned by evaluate/train-lines.ts; `none` is the score of the outcome that no line is the reply: docs/adr/0074. */
const learned = loadData('weights/lines', v.strictObject({ features: Weights, none: v.number() }))

function scored(features: LineFeatures): number {
  let sum = 0
  for (const name in features) sum += (features[name] ?? 0) * (learned.features[name] ?? 0)
  return sum
}

/** How probably each line is the reply to a turn, against all others and none: each from 0 to 1, at most 1 together. */
export function rankLines(lines: readonly Described[], turn: string): readonly number[] {
  const ofTurn = known.get(lines) ?? remembered(mostKnown, (text) => ranked(lines, text))
  known.set(lines, ofTurn)
  return ofTurn(turn)
}
/** Of one turn several ways of replying ask for the same. */
const known = new WeakMap<readonly Described[], (turn: string) => readonly number[]>()
const mostKnown = 50

function ranked(lines: readonly Described[], turn: string): number[] {
  const scores = lineFeatures(lines, turn).map((features) => scored(features))
  const { none } = learned
  const most = Math.max(none, ...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, Math.exp(none - most))
  return powers.map((power) => power / total)
}
