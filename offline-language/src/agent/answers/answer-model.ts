import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { fitsOf } from './fits.js'
import { type Candidate, type Features, featuresOf } from './pair-features.js'
import { type Reading, readingOf } from './reading.js'

const Weights = v.record(v.string(), v.number())

/**
 * `pair` is for a candidate, `none` for the outcome that no candidate answers, `fit` for how well a candidate fits by the
 * encoder of answers: evaluate/train-answers.py learns them with that encoder.
 */
const weights = loadData('weights/answers', v.strictObject({ pair: Weights, none: Weights, fit: v.number() }))

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

/** Reads candidates before they are compared: some twenty milliseconds for each that is new. */
export function readCandidates(candidates: readonly Candidate[]): void {
  rank(readingOf(''), candidates)
}

/** How probably each candidate answers the question. */
export function rank<Each extends Candidate>(question: Reading, candidates: readonly Each[]): Ranking<Each> {
  const { pairs, none } = featuresOf(question, candidates)
  const fits = fitsOf(question, candidates)
  const scores = [
    ...pairs.map((pair, at) => sum(pair, weights.pair) + weights.fit * fits[at]!),
    sum(none, weights.none),
  ]
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((all, each) => all + each, 0)
  const share = (at: number) => (powers[at] ?? 0) / total
  return {
    ranked: candidates.map((candidate, at) => ({ candidate, share: share(at) })).toSorted((a, b) => b.share - a.share),
    none: share(candidates.length),
  }
}
