import { meansSomebody } from '../../language/phrases/persons.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isInPassing } from '../phrase/in-passing.js'
import { turnsOf } from './matters.js'
import type { FoundTopic, Talked } from './possible-topic.js'
import { waysOfNaming } from './ways-of-naming.js'
import { withStems } from './with-stems.js'

interface Said {
  phrase: TopicPhrase
  sentence: Sentence
}

const mostPhrases = 20
/** A word that is general alone is what a talk is about only if it comes up again, is in the scenario, or stands alone ("The website."). */
const fewestTurns = 3
const fewestTurnsOfBoth = 2
const longest = 40

/** What people name in several words ("steep turns"), and general words that come up again and again ("screen"). */
export function spokenPhrases({ conversation, sentences, wanted }: Talked): FoundTopic[] {
  const { nameParts } = conversation.cast
  const said = sentences.flatMap((sentence) => topicPhrases(sentence).map((phrase) => ({ phrase, sentence })))
  const fit = said.filter(({ phrase: { words, text, isHollow } }) => {
    const isNamed = words.some(({ lower, pos }) => nameParts.has(lower) || (pos === 'PROPN' && words.length === 1))
    return (
      !isNamed &&
      text.length <= longest &&
      (words.length > 1 || isHollow) &&
      words[0]!.pos !== 'NUM' &&
      !meansSomebody(words.at(-1)!)
    )
  })
  const topics = [...Map.groupBy(fit, ({ phrase }) => phrase.text.toLowerCase()).values()].flatMap((same) =>
    topicOf(same, sentences, wanted),
  )
  return topics.toSorted((a, b) => b.features['headTurns']! - a.features['headTurns']!).slice(0, mostPhrases)
}

function topicOf(same: readonly Said[], sentences: readonly Sentence[], wanted: Talked['wanted']): FoundTopic[] {
  const [{ phrase }] = same as [Said]
  const isSingle = phrase.words.length === 1
  const stems = [...contentStems(phrase.text)]
  const mentions = withStems(sentences, stems)
  const ofHead = sentences.filter(({ words }) => words.some(({ stem }) => stem === phrase.head))
  if (mentions.length === 0) return []
  const label = { text: phrase.text, name: phrase.text, stems }
  const { fronted, ledTo } = waysOfNaming(label, mentions)
  const isOfBoth = new Set(mentions.map(({ role }) => role)).size > 1
  const isTakenUp =
    turnsOf(mentions) >= (isOfBoth ? fewestTurnsOfBoth : fewestTurns) || wanted.has(phrase.head) || fronted || ledTo
  if (isSingle && !isTakenUp) return []
  const isProper = phrase.words[0]!.pos === 'PROPN'
  const text = isProper ? phrase.text : lowerFirst(phrase.text)
  const features = {
    phrase: 1,
    general: Number(phrase.isHollow),
    adjective: Number(phrase.words[0]!.pos === 'ADJ'),
    headTurns: Math.log(1 + turnsOf(ofHead)),
    headOfBoth: Number(new Set(ofHead.map(({ role }) => role)).size > 1),
    phrasePassing: same.filter((one) => isInPassing(one.phrase, one.sentence)).length / same.length,
  }
  return [{ label: { text: capitalised(text), name: text, stems }, mentions, features }]
}
