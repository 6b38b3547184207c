import { nearness, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import { type KindShares, sentenceKinds } from '../written/kind-of.js'
import { sameMeaning, sameOfAll, sameWords } from './likeness.js'
import { type Reading, readingOf } from './reading.js'
import { asksOf, givesOf } from './signs.js'

/** Something that the prompt says. */
export interface Candidate {
  text: string
  /** The label or heading over it, or empty. */
  topic: string
  /** How likely it is a fact, a wish, a secret, … */
  shares: KindShares
  /** The words in which the part says it; null if it does not. */
  said: string | null
  /** The whole sentence that it is a clause of. */
  whole: string
  /** The sentence before it, or empty. */
  before: string
}

interface ReadCandidate {
  reading: Reading
  topic: Reading | null
  gives: string[]
  said: SentenceVector
  whole: SentenceVector
  before: SentenceVector | null
}

export type Features = Record<string, number>

/** What is compared with a question: a candidate in the mouth of the part. */
export const wordsOf = ({ said, text }: Candidate): string => said ?? text

const known = new WeakMap<Candidate, ReadCandidate>()

function read(candidate: Candidate): ReadCandidate {
  const { text, topic } = candidate
  const found = known.get(candidate) ?? {
    reading: readingOf(text, undefined, topic ? `${topic}:` : ''),
    topic: topic ? readingOf(topic) : null,
    gives: givesOf(text),
    said: vectorOf(wordsOf(candidate)),
    whole: vectorOf(candidate.whole),
    before: candidate.before ? vectorOf(candidate.before) : null,
  }
  known.set(candidate, found)
  return found
}

const longest = 15
const likenesses = ['same', 'sameOfAll', 'sameBack', 'meaning', 'meaningBack', 'near', 'nearSaid', 'nearWhole'] as const

/** What a question and each candidate have in common, by name; the last one is about the question alone. */
export function featuresOf(question: Reading, candidates: readonly Candidate[]): { pairs: Features[]; none: Features } {
  const asks = asksOf(question.text)
  const pairs = candidates.map((candidate) => pairOf(question, asks, candidate, read(candidate)))
  const none: Features = { bias: 1, words: 1 / (1 + question.words.length) }
  for (const name of likenesses) {
    const best = Math.max(0, ...pairs.map((pair) => pair[name] ?? 0))
    none[name] = best
    for (const pair of pairs) pair[`${name} below the best`] = (pair[name] ?? 0) - best
  }
  for (const ask of asks) none[ask] = 1
  return { pairs, none }
}

const leastShare = 0.1

function pairOf(question: Reading, asks: readonly string[], { shares }: Candidate, candidate: ReadCandidate): Features {
  const { reading, topic, gives, said, whole, before } = candidate
  const pair: Features = {
    same: sameWords(question, reading),
    sameBack: sameWords(reading, question),
    meaning: sameMeaning(question, reading),
    meaningBack: sameMeaning(reading, question),
    sameOfAll: sameOfAll(question, reading),
    near: nearness(question.vector, reading.vector),
    nearSaid: nearness(question.vector, said),
    nearWhole: nearness(question.vector, whole),
    nearBefore: before ? nearness(question.vector, before) : 0,
    concepts: [...question.concepts].some((name) => reading.concepts.has(name)) ? 1 : 0,
    topic: topic ? sameMeaning(question, topic) : 0,
    topicBack: topic ? sameMeaning(topic, question) : 0,
    nearTopic: topic ? nearness(question.vector, topic.vector) : 0,
    length: Math.min(1, reading.words.length / longest),
  }
  const kinds = sentenceKinds.filter((kind) => shares[kind] >= leastShare)
  for (const kind of kinds) pair[`is ${kind}`] = shares[kind]
  for (const give of gives) pair[`gives ${give}`] = 1
  for (const ask of asks) {
    for (const kind of kinds) pair[`${ask}: ${kind}`] = shares[kind]
    for (const give of gives) pair[`${ask}: ${give}`] = 1
  }
  return pair
}
