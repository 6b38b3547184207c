import type { Evidence, TopicScore } from '@clarity/contracts'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { evidenceFor, withoutRepeats } from '../read/evidence.js'
import type { Conversation } from '../read/conversation.js'
import { feltAs, turnSentiment } from '../select/turn-sentiment.js'

const { kindness, trouble } = loadPatterns('topic-sentiment', 'kindness', 'trouble')
const mostQuotes = 3
const fewestWords = 4

/** The turns that name a topic or answer one that does, its sentiment, and its best quotes. */
export function topicScore(conversation: Conversation, mentions: readonly Sentence[]): TopicScore & { turns: number } {
  return {
    turns: touching(conversation, mentions).size,
    sentiment: sentimentAround(conversation, mentions),
    frequency: 0,
    evidence: quotesOf(conversation, mentions),
  }
}

/** The frequency of each topic relative to the one with most turns, which has 100. */
export function relativeFrequencies(turns: readonly number[]): number[] {
  const most = Math.max(1, ...turns)
  return turns.map((count) => Math.max(1, Math.round((100 * count) / most)))
}

function touching({ turns }: Conversation, mentions: readonly Sentence[]): Set<number> {
  const mentioning = new Set(mentions.flatMap((sentence) => sentence.turns))
  const touched = new Set(mentioning)
  turns.forEach((turn, at) => {
    const next = turns[at + 1]
    if (mentioning.has(turn.index) && next && next.role !== turn.role) touched.add(next.index)
  })
  return touched
}

// The other speaker and the sentences around count less: they may be about something else.
const weights = { mention: 1, neighbour: 0.5, agent: 0.5 }
const reach = 3
const ofTrouble = 0.35

function sentimentAround({ sentences }: Conversation, mentions: readonly Sentence[]): number {
  const about = new Set(mentions.map(({ at }) => at))
  const felt = new Map<number, { value: number; weight: number }>()
  for (const { at } of mentions)
    for (const sentence of sentences.slice(Math.max(0, at - reach), at + reach + 1)) {
      const { at: place, role } = sentence
      if (felt.has(place)) continue
      const value = feltIn(sentence)
      const weight = (about.has(place) ? weights.mention : weights.neighbour) * (role === 'agent' ? weights.agent : 1)
      if (value !== 0) felt.set(place, { value, weight })
    }
  return feltAs([...felt.values()])
}

/** Sentences are near several mentions of several topics, and the lexicon is slow. */
const known = new WeakMap<Sentence, number>()

function feltIn(sentence: Sentence): number {
  const value = known.get(sentence) ?? feltOfThings(sentence)
  known.set(sentence, value)
  return value
}

/** What is felt of the things of a sentence: no kindness to the listener, but trouble in plain words. */
function feltOfThings({ text, isQuestion }: Sentence): number {
  const value = turnSentiment(isQuestion ? `${text}?` : text)
  if (!isQuestion && trouble.test(text)) return Math.min(value, 0) - ofTrouble
  return kindness.test(text) ? 0 : value
}

/** Quotes of several words first, the user's before the agent's. */
function quotesOf({ entries }: Conversation, mentions: readonly Sentence[]): Evidence[] {
  const quotes = mentions
    .toSorted(
      (a, b) =>
        Number(Boolean(a.originalText)) - Number(Boolean(b.originalText)) ||
        Number(b.role === 'user') - Number(a.role === 'user') ||
        b.stems.size - a.stems.size,
    )
    .flatMap((sentence) => evidenceFor(sentence, entries))
  const long = quotes.filter(({ quote }) => quote.split(/\s+/).length >= fewestWords)
  return withoutRepeats(long.length > 0 ? long : quotes, mostQuotes)
}
