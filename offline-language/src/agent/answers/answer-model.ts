import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { type Candidate, type Features, featuresOf } from './pair-features.js'
import type { Reading } from './reading.js'

const Weights = v.record(v.string(), v.number())

/** `pair` is for a candidate, `none` for the outcome that no candidate answers. */
export type AnswerWeights = Record<'pair' | 'none', Record<string, number>>

const weights: AnswerWeights = loadData('weights/answers', v.strictObject({ pair: Weights, none: Weights }))

export interface Scored<Each> {
  candidate: Each
  /** Its probability against all others and none. */
  share: number
}

export interface Ranking<Each> {
  /** Best first. */
  ranked: Scored<Each>[]
  none: number
}

function sum(features: Features, by: Readonly<Record<string, number>>): number {
  let all = 0
  for (const name in features) all += (features[name] ?? 0) * (by[name] ?? 0)
  return all
}

/** How probably each candidate answers the question. */
export function rank<Each extends Candidate>(
  question: Reading,
  candidates: readonly Each[],
  { pair, none: ofNone }: AnswerWeights = weights,
): Ranking<Each> {
  const { pairs, none } = featuresOf(question, candidates)
  const scores = [...pairs.map((features) => sum(features, pair)), sum(none, ofNone)]
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((all, each) => all + each, 0)
  const share = (at: number) => (powers[at] ?? 0) / total
  return {
    ranked: candidates.map((candidate, at) => ({ candidate, share: share(at) })).toSorted((a, b) => b.share - a.share),
    none: share(candidates.length),
  }
}
