import { loadPatterns } from '../../data/load-patterns.js'
import { capitalised } from '../../language/tokens/first-letter.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { written } from '../../language/tokens/written.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { isTooGeneral } from '../../language/phrases/too-general.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { deedsIn } from '../title/deeds.js'
import { thingAt } from '../title/thing-at.js'
import { withStems } from './with-stems.js'
import type { FoundTopic, Talked } from './possible-topic.js'

const { has, wants } = loadPatterns('came-for', 'has', 'wants')
/** Who comes for something says so at the start. */
const opening = 0.25
const skipped = /^(?:the|an?|my|our|some|this|that|really|just)$/

interface Named {
  text: string
  /** It with a plain verb: "move out". */
  said: string
  isDeed: boolean
}

/** What somebody came for, though it may be named once: "I have hearing loss", "I need to move out". */
export const cameFor = ({ conversation, sentences }: Talked): FoundTopic[] =>
  sentences
    .filter((sentence) => sentence.at < conversation.sentences.length * opening && !isAsked(sentence))
    .flatMap((sentence) => [...thingsOf(sentence), ...deedsOf(sentence)])
    .flatMap(({ text, said, isDeed }): FoundTopic[] => {
      const stems = [...contentStems(said)]
      const label = { text: capitalised(text), name: text, stems }
      const mentions = withStems(sentences, stems)
      const isNew = mentions.length > 0 && !stems.some((stem) => conversation.cast.nameParts.has(stem))
      return isNew ? [{ label, mentions, features: { cameFor: 1, cameToDo: Number(isDeed) } }] : []
    })

/** "Hearing loss": also with a verb before the noun that belongs to it. */
function thingsOf(sentence: Sentence): Named[] {
  const { words } = sentence
  return words.flatMap((word, at): Named[] => {
    if (skipped.test(word.lower) || !has.test(wordsBefore(sentence, at))) return []
    const lead = word.pos === 'VERB' && word.lower.endsWith('ing') ? [word] : []
    const named = thingAt(words, at + lead.length)
    if (named.length === 0 || (lead.length === 0 && isTooGeneral(named)) || meansSomebody(named.at(-1)!)) return []
    const text = written([...lead, ...named])
    return [{ text, said: text, isDeed: false }]
  })
}

/** "I'd like to talk about it" names no deed. */
const speaks = /^(?:talk|speak|discuss|ask|chat|tell|check|know|understand)$/

const deedsOf = (sentence: Sentence): Named[] =>
  deedsIn(sentence)
    .filter(({ verb }) => !speaks.test(verb.lower) && wants.test(wordsBefore(sentence, sentence.words.indexOf(verb))))
    .map(({ text, verb }) => ({ text, said: text.replace(/^\p{L}+/u, verb.lower), isDeed: true }))

/** The words before a place, without an article right before it. */
function wordsBefore({ words }: Sentence, end: number): string {
  const last = words.slice(0, end).findLastIndex(({ lower }) => !skipped.test(lower))
  return words
    .slice(0, last + 1)
    .map(({ lower }) => lower)
    .join(' ')
}
