import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { product } from '../../language/encoder/layers.js'
import { dimensions, mean, vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesIn } from '../select/clear-point.js'
import type { Passage } from '../select/passage.js'
import { pointsMeant } from '../title/possible-titles.js'
import type { Features } from '../title/title-features.js'
import { passageFeatures } from './passage-features.js'

/** Learned from passages that readers marked: docs/adr/0053. `vector`, in thousandths, is for what a passage means. */
const weights = loadData(
  'weights/passages',
  v.strictObject({
    bias: v.number(),
    features: v.record(v.string(), v.number()),
    vector: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(dimensions)),
  }),
)
const ofVector = Float32Array.from(weights.vector, (value) => value / 1000)

export interface RatedPassage extends Passage {
  /** How probably a reader finds it worth telling, clear and true. */
  worth: number
}

export interface ReadPassage {
  passage: Passage
  features: Features
  vector: Float32Array
}

const least = 1

/** What the passages of a talk have in common with it; `matter` is the scenario's prompt, or empty. */
export function readPassages(
  passages: readonly Passage[],
  conversation: Conversation,
  moves: Moves,
  matter: string,
): ReadPassage[] {
  const meant = pointsMeant(
    passages.map(({ point }) => ({
      main: point.at(-1)!.sentence,
      sentences: point.flatMap((one) => sentencesIn(one, conversation)),
    })),
  )
  const middle = mean(meant.map(({ vector }) => vector))
  const prompt = matter ? vectorOf(matter) : null
  const mostValue = Math.max(least, ...passages.map(({ value }) => value))
  const surroundings = { moves, prompt, middle, mostValue }
  return meant.map(({ sentences, vector }, at) => {
    const said = sentences.map(({ text }) => text)
    const passage = passages[at]!
    return { passage, vector, features: passageFeatures(passage, said, vector, surroundings) }
  })
}

export const ratedPassages = (...of: Parameters<typeof readPassages>): RatedPassage[] =>
  readPassages(...of).map(({ passage, features, vector }) => ({ ...passage, worth: worthOf(features, vector) }))

function worthOf(features: Features, vector: Float32Array): number {
  const sum = Object.entries(features).reduce(
    (all, [name, value]) => all + (weights.features[name] ?? 0) * value,
    weights.bias + product(ofVector, vector),
  )
  return 1 / (1 + Math.exp(-sum))
}
