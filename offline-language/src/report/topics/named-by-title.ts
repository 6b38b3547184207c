import { plainText } from '../../language/markdown/escape-markdown.js'
import { contentStems, stemOf } from '../../language/tokens/content-stems.js'
import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { isTooGeneral } from '../../language/phrases/too-general.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { FoundTopic, Talked } from './possible-topic.js'
import { topicLabel, type TopicLabel } from './topic-label.js'

/** "Mould in the flat": the flat is only the place. */
const leadsPlace = /^(?:in|at|on|with|from|to|of|for|by)$/
const inside = /^(?:the|a|an|my|your|our|their)$/

/** The things that the title names and someone speaks of, even once, and what it calls the talk itself: "wedding booking". */
export function namedByTitle({ conversation, sentences, language }: Talked): FoundTopic[] {
  const { nameParts } = conversation.cast
  const words = language.tag(conversation.scenarioTitle.toLowerCase())
  const found = [
    ...wholeTitle(conversation.scenarioTitle, words, sentences),
    ...mainThings(words, conversation),
    ...phrasesOf(words, sentences),
  ]
  return found.filter(({ label }) => !label.stems.some((one) => nameParts.has(one)))
}

const mostWordsOfTitle = 5
const longestTitle = 40

const insideTitle = /^(?:NOUN|PROPN|ADJ|NUM|ADP|DET|PART|CCONJ|PUNCT)$/
/** "Call about the move", "Case 3". */
const ofTalk = /^(?:the |an? )?(?:\w+ )?(?:calls?|talks?|chat|meeting|conversation|interview|case|item|role)\b/i

/** "Sunday shifts" of "The Sunday shifts", if somebody says one of its words. */
function wholeTitle(title: string, words: readonly Word[], sentences: readonly Sentence[]): FoundTopic[] {
  if (!words.every(({ pos }, at) => insideTitle.test(pos) || (at > 0 && at === words.length - 1))) return []
  if (ofTalk.test(title)) return []
  const name = lowerFirst(plainText(title.replace(/^(?:the|an?|my|your|our) /i, '').replace(/[\s.!?]+$/, '')))
  const stems = [...contentStems(name)]
  const mentions = withStems(sentences, stems)
  const said = stems.filter((stem) => withStems(mentions, [stem]).length > 0)
  const isShort = name.split(' ').length <= mostWordsOfTitle && name.length <= longestTitle && !/[,:;]/.test(name)
  const features = { titleItself: 1, saidOfTitle: said.length / Math.max(1, stems.length) }
  return isShort && mentions.length > 0 ? [{ label: { text: capitalised(name), name, stems }, mentions, features }] : []
}

function mainThings(words: readonly Word[], conversation: Conversation): FoundTopic[] {
  const things = words.filter((word, at) => isThing(words, at) && !meansSomebody(word))
  const unique = things.filter(({ stem }, at) => things.findIndex((one) => one.stem === stem) === at)
  return unique.flatMap((thing): FoundTopic[] => {
    const label = labelOf(thing, isLast(words, thing), conversation)
    const mentions = withStems(conversation.sentences, [thing.stem])
    return label ? [{ label, mentions, features: { main: 1 } }] : []
  })
}

function phrasesOf(words: Word[], sentences: readonly Sentence[]): FoundTopic[] {
  return topicPhrases({ words }).flatMap((phrase): FoundTopic[] => {
    const stems = phrase.words.filter(({ lower }) => lower !== 'of').map(({ stem }) => stem)
    const mentions = withStems(sentences, stems)
    const said = stems.filter((stem) => withStems(mentions, [stem]).length > 0)
    const features = {
      titlePhrase: 1,
      saidOfTitle: said.length / stems.length,
      wholeTitle: Number(phrase.words.length === words.length),
      leadsTitle: Number(phrase.words[0] === words[0]),
    }
    const label = { text: capitalised(phrase.text), name: phrase.text, stems }
    return mentions.length > 0 ? [{ label, mentions, features }] : []
  })
}

const withStems = (sentences: readonly Sentence[], stems: readonly string[]): Sentence[] =>
  sentences.filter(({ words }) =>
    words.some(({ stem, lower }) => stems.includes(stem) || stems.includes(stemOf(lower))),
  )

/** Its name as it is said, with what makes it special; "discharge", if only the "discharge coordinator" is named. */
function labelOf(
  { stem, lower }: Word,
  isLast: boolean,
  { sentences, turns: [first] }: Conversation,
): TopicLabel | null {
  const greeting = first?.role === 'agent' ? first.index : -1
  const phrases = sentences.filter(({ turns: [turn] }) => turn !== greeting).flatMap(topicPhrases)
  const heads = phrases.filter(({ head, isHollow, isCertain }) => head === stem && !isHollow && isCertain)
  const label = topicLabel(heads.map(withoutName))
  const isPart =
    isLast && phrases.some(({ words }) => words.some((word) => word.stem === stem && !isTooGeneral([word])))
  const isPlain = label ? label.stems.length === 1 : isPart
  return isPlain ? { text: capitalised(lower), name: lower, stems: [stem] } : label
}

/** "Sale" of "kitchen sale". */
const isLast = (words: readonly Word[], word: Word): boolean =>
  !/^(?:NOUN|PROPN)$/.test(words[words.indexOf(word) + 1]?.pos ?? '')

/** A noun, or what ends the title: "broken lift". */
function isThing(words: readonly Word[], at: number): boolean {
  const isNoun = /^(?:NOUN|PROPN)$/.test(words[at]!.pos) || at === words.length - 1
  const before = words.slice(0, at).findLast(({ lower, pos }) => !inside.test(lower) && pos !== 'ADJ')
  return isNoun && !leadsPlace.test(before?.lower ?? '')
}

/** "Nordfront Kitchens": the firm's name. */
function withoutName(phrase: TopicPhrase): TopicPhrase {
  const last = phrase.words.at(-1)
  const isName = phrase.words.length > 1 && phrase.words[0]?.pos === 'PROPN'
  return isName && last ? { ...phrase, words: [{ ...last, text: last.lemma.toLowerCase(), pos: 'NOUN' }] } : phrase
}
