import { meansSomebody } from '../../language/phrases/persons.js'
import { topicPhrases } from '../../language/phrases/topic-phrases.js'
import { lowerFirst } from '../../language/tokens/first-letter.js'
import type { FoundTopic, Talked } from './possible-topic.js'
import { topicNamed } from './topic-named.js'

/** In so many turns a talk comes to its matter. */
const openingTurns = 3

/** What the first turns name, also beside a greeting: "It's about my ankle", "What do we do about the band?". */
export function openingThings({ conversation }: Talked): FoundTopic[] {
  const { cast, turns, sentences } = conversation
  const ofNames = new Set([...cast.nameParts, ...(cast.organisation?.toLowerCase().split(' ') ?? [])])
  const first = new Set(turns.slice(0, openingTurns).map(({ index }) => index))
  return sentences
    .filter(({ turns: [turn = -1] }) => first.has(turn))
    .flatMap(topicPhrases)
    .filter(({ words, isHollow }) => !isHollow && !words.some(({ lower }) => ofNames.has(lower)))
    .filter(({ words }) => words[0]!.pos !== 'PROPN' && !meansSomebody(words.at(-1)!))
    .flatMap(({ text }) => topicNamed(lowerFirst(text), sentences, { opening: 1 }))
}
