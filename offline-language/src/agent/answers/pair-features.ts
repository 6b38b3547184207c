import { nearWords, sameMeaning, sameWords } from './likeness.js'
import { type Reading, readingOf } from './reading.js'
import { asksOf, givesOf } from './signs.js'
import { closeness } from './word-vectors.js'

/** Something that the prompt has the role know. */
export interface Candidate {
  text: string
  /** The label or heading over it, or empty. */
  topic: string
  /** What it is for the role: a fact, a wish, a refusal, a secret, … */
  kind: string
}

interface ReadCandidate {
  reading: Reading
  topic: Reading | null
  gives: string[]
}

export type Features = Record<string, number>

const known = new WeakMap<Candidate, ReadCandidate>()

function read(candidate: Candidate): ReadCandidate {
  const found = known.get(candidate) ?? {
    reading: readingOf(candidate.text),
    topic: candidate.topic ? readingOf(candidate.topic) : null,
    gives: givesOf(candidate.text),
  }
  known.set(candidate, found)
  return found
}

const longest = 15
const likenesses = ['same', 'sameBack', 'meaning', 'meaningBack', 'near', 'nearBack', 'direction'] as const

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

function pairOf(question: Reading, asks: readonly string[], { kind }: Candidate, candidate: ReadCandidate): Features {
  const { reading, topic, gives } = candidate
  const pair: Features = {
    same: sameWords(question, reading),
    sameBack: sameWords(reading, question),
    meaning: sameMeaning(question, reading),
    meaningBack: sameMeaning(reading, question),
    near: nearWords(question, reading),
    nearBack: nearWords(reading, question),
    direction: closeness(question.direction, reading.direction),
    concepts: [...question.concepts].some((name) => reading.concepts.has(name)) ? 1 : 0,
    topic: topic ? nearWords(question, topic) : 0,
    topicBack: topic ? nearWords(topic, question) : 0,
    length: Math.min(1, reading.words.length / longest),
    [`is ${kind}`]: 1,
  }
  for (const give of gives) pair[`gives ${give}`] = 1
  for (const ask of asks) {
    pair[`${ask}: ${kind}`] = 1
    for (const give of gives) pair[`${ask}: ${give}`] = 1
  }
  return pair
}
