import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { product } from '../../language/encoder/layers.js'
import { dimensions, type SentenceVector } from '../../language/encoder/sentence-vector.js'
import { type Candidate, type Features, featuresOf, saidVector } from './pair-features.js'
import { projected, type Projection } from './projection.js'
import type { Reading } from './reading.js'

const Weights = v.record(v.string(), v.number())
const Rows = v.array(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(dimensions)))

/**
 * `pair` is for a candidate, `none` for the outcome that no candidate answers. What a question asks and what a candidate says
 * fit by two projections of their vectors, which are learned too.
 */
export interface AnswerWeights {
  pair: Record<string, number>
  none: Record<string, number>
  question: Projection
  said: Projection
}

const {
  question: ofQuestion,
  said: ofSaid,
  ...linear
} = loadData(
  'weights/answers',
  v.strictObject({
    pair: Weights,
    none: Weights,
    /** In thousandths. */
    question: Rows,
    said: Rows,
  }),
)
const whole = (rows: readonly (readonly number[])[]) =>
  rows.map((row) => Float32Array.from(row, (value) => value / 1000))
const weights: AnswerWeights = { ...linear, question: whole(ofQuestion), said: whole(ofSaid) }

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

/** The vectors of a question and of what each candidate says. */
export interface Meaning {
  asked: SentenceVector
  said: SentenceVector[]
}

/** A question with all that could answer it; `meaning` is left out if vectors do not count. */
export interface Compared {
  pairs: readonly Features[]
  none: Features
  meaning?: Meaning
}

/** How well each candidate answers, and last, how well none does. */
export function scoresOf({ pairs, none, meaning }: Compared, by: AnswerWeights): number[] {
  const asked = meaning ? projected(by.question, meaning.asked) : []
  const fits = meaning?.said.map((vector) => product(asked, projected(by.said, vector)))
  return [...pairs.map((features, at) => sum(features, by.pair) + (fits?.[at] ?? 0)), sum(none, by.none)]
}

/** How probably each candidate answers the question. */
export function rank<Each extends Candidate>(question: Reading, candidates: readonly Each[]): Ranking<Each> {
  const meaning = { asked: question.vector, said: candidates.map(saidVector) }
  const scores = scoresOf({ ...featuresOf(question, candidates), meaning }, weights)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((all, each) => all + each, 0)
  const share = (at: number) => (powers[at] ?? 0) / total
  return {
    ranked: candidates.map((candidate, at) => ({ candidate, share: share(at) })).toSorted((a, b) => b.share - a.share),
    none: share(candidates.length),
  }
}
