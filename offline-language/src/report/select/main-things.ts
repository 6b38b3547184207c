import { capitalised } from '../../language/names/party.js'
import { isTooGeneral } from '../../language/phrases/too-general.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { LanguageModel, Word } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { ChosenTopic } from './chosen-topics.js'
import { topicLabel, type TopicLabel } from './topic-label.js'

/** "Mould in the flat": the flat is only the place. */
const leadsPlace = /^(?:in|at|on|with|from|to|of|for|by)$/
const inside = /^(?:the|a|an|my|your|our|their)$/

/** The things that the title names and someone speaks of, even once. */
export function mainThings(conversation: Conversation, language: LanguageModel): ChosenTopic[] {
  const { sentences, cast } = conversation
  const words = language.tag(conversation.scenarioTitle.toLowerCase())
  const things = words.filter((word, at) => isThing(words, at) && !meansSomebody(word))
  const unique = things.filter(({ stem }, at) => things.findIndex((one) => one.stem === stem) === at)
  return unique.flatMap((thing): ChosenTopic[] => {
    const label = labelOf(thing, isLast(words, thing), conversation)
    if (!label || label.stems.some((one) => cast.nameParts.has(one))) return []
    const mentions = sentences.filter((sentence) => sentence.words.some(({ stem }) => stem === thing.stem))
    return [{ label, mentions, isMain: true, isSure: true }]
  })
}

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
