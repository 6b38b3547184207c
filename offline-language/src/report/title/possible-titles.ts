import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { rarityOf } from '../../language/encoder/rarity.js'
import { mean, nearness, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { type Mentions, mentionsIn } from '../phrase/mentions.js'
import type { Conversation } from '../read/conversation.js'
import { topicalOf } from '../learned/topical.js'
import { titleCandidates } from './title-candidates.js'
import type { Features } from '../learned/features.js'
import { spreadIn } from './title-spread.js'
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

/** What else is known of a talk. */
export interface KnownOfTalk {
  /** The stems of the scenario's words. */
  wanted: ReadonlySet<string>
  /** How probably the talk comes to a sentence. */
  decided: (sentence: Sentence) => number
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
  { wanted, decided }: KnownOfTalk,
  plainScore: (features: Features) => number,
): PossibleTitle[][] {
  const { sentences, scenarioTitle } = conversation
  const mentions = mentionsIn(sentences, scenarioTitle)
  const middle = mean([...points.map(({ vector }) => vector), ...(scenarioTitle ? [vectorOf(scenarioTitle)] : [])])
  const spread = spreadIn(sentences, decided)
  const titled = scenarioTitle ? vectorOf(scenarioTitle) : null
  const said = points.map(({ sentences: own }) => contentStems(own.map(({ text }) => text).join(' ')))
  return points.map((point, at) => {
    const others = points.filter((one) => one !== point).map(({ vector }) => vector)
    const saidElsewhere = said.filter((_, place) => place !== at)
    return titlesOf(point, conversation, mentions, decided)
      .map((one) => ({
        ...one,
        features: {
          ...one.features,
          ...ofWords(one.text, wanted, saidElsewhere),
          ...spread(one.text, point.sentences),
        },
      }))
      .toSorted((a, b) => plainScore(b.features) - plainScore(a.features))
      .slice(0, mostTitles)
      .map(({ text, features }) => {
        const vector = vectorOf(text)
        const near = nearnessOf(vector, point.vector, others, middle)
        const nearTitle = titled ? nearness(vector, titled) * scale : usualNearness
        return { text, features: { ...features, ...near, nearTitle, topical: topicalOf(vector) } }
      })
  })
}

const mostTitles = 10
/** Of a talk without a title. */
const usualNearness = 0.5

/** What the scenario says and what other points say, too. */
function ofWords(text: string, wanted: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): Features {
  const stems = contentStems(text)
  const inWanted = shared(stems, wanted)
  const elsewhere = others.filter((one) => shared(stems, one) === stems.size).length
  return {
    wanted: Number(stems.size > 0 && inWanted === stems.size),
    partlyWanted: Number(inWanted > 0),
    elsewhere: stems.size > 0 ? elsewhere / Math.max(1, others.length) : 0,
    onlyHere: Number(elsewhere === 0),
    rare: rarityOf(text.split(' ').at(-1)!),
  }
}

/** What was spoken of right before a point may be what it is about: "Okay, the fees." – "What if it's twelve?" */
const turnsBefore = 3

function titlesOf(
  point: PointMeant,
  { cast, sentences }: Conversation,
  mentions: Mentions,
  decided: KnownOfTalk['decided'],
): PossibleTitle[] {
  const [first] = point.sentences
  const since = (first?.turns[0] ?? 0) - turnsBefore
  const earlier = sentences.filter(({ at, turns }) => at < (first?.at ?? 0) && turns[0]! >= since)
  const mostDecided = Math.max(...point.sentences.map(decided))
  const ofDecided = (said: Sentence) => ({ decided: decided(said), mostDecided: Number(decided(said) >= mostDecided) })
  const candidates = titleCandidates(point.sentences, earlier, cast, mentions)
  return [...Map.groupBy(candidates, ({ text }) => text.toLowerCase()).values()].map((same) => ({
    text: same[0]!.text,
    features: greatest(same.map((one) => ({ ...featuresOf(one, point, mentions), ...ofDecided(one.sentence) }))),
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
