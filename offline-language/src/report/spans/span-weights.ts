import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { dimensions, type SentenceVector } from '../../language/encoder/sentence-vector.js'
import { product } from '../../language/encoder/layers.js'
import { type Features, weighed } from '../learned/features.js'

const Plain = { bias: v.number(), features: v.record(v.string(), v.number()) }
const WithVector = v.strictObject({
  ...Plain,
  vector: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(dimensions)),
})

/** Learned from the spans that readers chose: docs/adr/0057. Weights of vectors are in thousandths. */
const weights = loadData(
  'weights/spans',
  v.strictObject({
    inside: WithVector,
    start: WithVector,
    end: WithVector,
    within: v.strictObject(Plain),
    before: v.strictObject(Plain),
    after: v.strictObject(Plain),
    /** By the number of words, up to each of `wordSteps`, or more. */
    words: v.array(v.number()),
    /** By the number of sentences. */
    units: v.array(v.number()),
  }),
)

export const mostUnits = weights.units.length
export const mostWords = 95
const wordSteps = [8, 15, 22, 30, 40, 50, 60, 75, mostWords]

const withVector = ({ bias, features, vector }: v.InferOutput<typeof WithVector>) => {
  const ofVector = Float32Array.from(vector, (value) => value / 1000)
  return (of: Features, meaning: SentenceVector): number => weighed(of, features, bias) + product(ofVector, meaning)
}
const plain =
  ({ bias, features }: { bias: number; features: Features }) =>
  (of: Features): number =>
    weighed(of, features, bias)

/** What speaks for a unit inside a span, as its first, as its last; for a border within, before and after a span. */
export const spanScores = {
  inside: withVector(weights.inside),
  start: withVector(weights.start),
  end: withVector(weights.end),
  within: plain(weights.within),
  before: plain(weights.before),
  after: plain(weights.after),
  ofLength: (words: number, units: number): number => {
    const step = wordSteps.findIndex((most) => words <= most)
    return (weights.words.at(step) ?? 0) + (weights.units[units - 1] ?? 0)
  },
}
