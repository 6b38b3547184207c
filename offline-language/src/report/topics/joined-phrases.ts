import { isTooGeneral } from '../../language/phrases/too-general.js'
import { atTheEnd, units } from '../../language/phrases/topic-words.js'
import type { Word } from '../../language/tokens/language-model.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { FoundTopic, Talked } from './possible-topic.js'
import { topicNamed } from './topic-named.js'

const longest = 40
const shortest = 3

/** What people name in several words that are no plain noun phrase: "four-day week", "swapped sample", "trial month". */
export function joinedPhrases({ conversation, sentences }: Talked): FoundTopic[] {
  const { nameParts } = conversation.cast
  const texts = sentences.flatMap((sentence) => [...hyphened(sentence), ...changed(sentence), ...times(sentence)])
  return [...new Set(texts)]
    .filter((name) => name.length <= longest)
    .flatMap((name) => topicNamed(name, sentences, { joined: 1 }))
    .filter(({ label }) => !label.stems.some((stem) => nameParts.has(stem)))
}

const isNoun = (word: Word | undefined): boolean =>
  word?.pos === 'NOUN' && /^\p{L}/u.test(word.text) && !atTheEnd.has(word.lower)

/** "Shut-off valve": two words with a hyphen before a noun. */
const hyphened = ({ words }: Sentence): string[] =>
  words.flatMap((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    if (word.text !== '-' || !before || !after || (before.pos === 'NUM' && after.pos === 'NUM')) return []
    const nouns = nounsFrom(words, at + 2)
    return nouns.length > 0 && words[at - 2]?.text !== '-'
      ? [`${before.lower}-${after.lower} ${nouns.map(({ lower }) => lower).join(' ')}`]
      : []
  })

/** "A swapped sample": what was done to a thing, after an article. */
const changed = ({ words }: Sentence): string[] =>
  words.flatMap((word, at) => {
    const isDone = word.pos === 'VERB' && /(?:ed|en|ing)$/.test(word.lower) && words[at - 1]?.pos === 'DET'
    const nouns = isDone ? nounsFrom(words, at + 1) : []
    return nouns.length > 0 && !isTooGeneral(nouns) ? [[word, ...nouns].map(({ lower }) => lower).join(' ')] : []
  })

/** "Trial month": a noun makes a time special. */
const times = ({ words }: Sentence): string[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1]
    const isTime = /^(?:days?|weeks?|months?)$/.test(word.lower) && isNoun(before) && !units.has(before!.lower)
    return isTime && before!.lower.length > shortest ? [`${before!.lower} ${word.lower}`] : []
  })

function nounsFrom(words: readonly Word[], start: number): readonly Word[] {
  const end = words.findIndex((word, at) => at >= start && !isNoun(word))
  return words.slice(start, end < 0 ? undefined : end).slice(0, 2)
}
