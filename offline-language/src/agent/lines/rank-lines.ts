import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { remembered } from '../../language/encoder/remembered.js'
import { normalised } from '../../language/sentences/sentences-of.js'
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

/**
 * How probably each line is the reply to a turn, after what the part has said `before` it, against all others and none: each from 0 to 1, at most
 * 1 together.
 */
export function rankLines(lines: readonly Described[], turn: string, before = ''): readonly number[] {
  const ofTurn = known.get(lines) ?? remembered(mostKnown, (key) => ranked(lines, ...(JSON.parse(key) as Said)))
  known.set(lines, ofTurn)
  return ofTurn(JSON.stringify([turn, before] satisfies Said))
}
type Said = [turn: string, before: string]
/** Of one turn several ways of replying ask for the same. */
const known = new WeakMap<readonly Described[], (turn: string) => readonly number[]>()
const mostKnown = 50

function ranked(lines: readonly Described[], turn: string, before: string): number[] {
  const shown = lines.findIndex(({ examples = [] }) => examples.some((each) => normalised(each) === normalised(turn)))
  if (shown >= 0) return lines.map((_, at) => Number(at === shown))
  const scores = lineFeatures(lines, turn, before).map((features) => scored(features))
  const { none } = learned
  const most = Math.max(none, ...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, Math.exp(none - most))
  return powers.map((power) => power / total)
}
