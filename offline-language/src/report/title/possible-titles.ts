import { mean, nearness, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import { type Mentions, mentionsIn } from '../phrase/mentions.js'
import type { Conversation } from '../read/conversation.js'
import { topicalOf } from '../learned/topical.js'
import { titleCandidates } from './title-candidates.js'
import type { Features } from '../learned/features.js'
import { featuresOf, type PointSaid } from './title-features.js'

/** A point as its sentences, with what they mean together. */
export interface PointMeant extends PointSaid {
  vector: SentenceVector
}

/** A title that a point could have, and all that speaks for or against it. */
export interface PossibleTitle {
  text: string
  features: Features
}

/** More words cost time, and change little. */
const mostWords = 28

/** The points with their meaning. */
export const pointsMeant = (points: readonly PointSaid[]): PointMeant[] =>
  points.map((point) => {
    const words = point.sentences.flatMap(({ text }) => text.split(' '))
    return { ...point, vector: vectorOf(words.slice(0, mostWords).join(' ')) }
  })

/** The possible titles of each point, each once: those that `plainScore` puts first, as each one takes time. */
export function possibleTitles(
  points: readonly PointMeant[],
  conversation: Conversation,
  plainScore: (features: Features) => number,
): PossibleTitle[][] {
  const { sentences, scenarioTitle } = conversation
  const mentions = mentionsIn(sentences, scenarioTitle)
  const middle = mean([...points.map(({ vector }) => vector), ...(scenarioTitle ? [vectorOf(scenarioTitle)] : [])])
  return points.map((point) => {
    const others = points.filter((one) => one !== point).map(({ vector }) => vector)
    return titlesOf(point, conversation, mentions)
      .toSorted((a, b) => plainScore(b.features) - plainScore(a.features))
      .slice(0, mostTitles)
      .map(({ text, features }) => {
        const vector = vectorOf(text)
        const near = nearnessOf(vector, point.vector, others, middle)
        return { text, features: { ...features, ...near, topical: topicalOf(vector) } }
      })
  })
}

const mostTitles = 6

/** What was spoken of right before a point may be what it is about: "Okay, the fees." – "What if it's twelve?" */
const turnsBefore = 3

function titlesOf(point: PointMeant, { cast, sentences }: Conversation, mentions: Mentions): PossibleTitle[] {
  const [first] = point.sentences
  const since = (first?.turns[0] ?? 0) - turnsBefore
  const earlier = sentences.filter(({ at, turns }) => at < (first?.at ?? 0) && turns[0]! >= since)
  const candidates = titleCandidates(point.sentences, earlier, cast, mentions)
  return [...Map.groupBy(candidates, ({ text }) => text.toLowerCase()).values()].map((same) => ({
    text: same[0]!.text,
    features: greatest(same.map((one) => featuresOf(one, point, mentions))),
  }))
}

/** Makes nearness weigh about as much as a mark. */
const scale = 3

/** How near a title is to its point, to the other points, and to the middle of all. */
function nearnessOf(
  title: SentenceVector,
  own: SentenceVector,
  others: readonly SentenceVector[],
  middle: SentenceVector,
): Features {
  const apart = others.reduce((sum, other) => sum + nearness(title, other), 0) / Math.max(1, others.length)
  return { near: nearness(title, own) * scale, others: apart * scale, middle: nearness(title, middle) * scale }
}

function greatest(all: readonly Features[]): Features {
  const most: Features = {}
  for (const features of all)
    for (const [name, value] of Object.entries(features)) most[name] = Math.max(most[name] ?? 0, value)
  return most
}
