import { meansSomebody } from '../../language/phrases/persons.js'
import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isMonth } from '../../language/tokens/calendar.js'
import { isInPassing } from './in-passing.js'
import type { Mentions } from './mentions.js'
import { isSubject } from './naming-phrase.js'

const mostMentions = 4
const weightOfShared = 0.8
const weightOfBoth = 0.4
const weightInPassing = -1.8
const weightOfTitle = 0.8
const weightOfMention = 0.2
const weightOfNew = 1.2
const weightOfCounted = 1.8

/** How well a thing of a sentence says what the sentences of a point are about; `main` is the last turn's weightiest. */
export function thingWeight(
  phrase: TopicPhrase,
  sentence: Sentence,
  { main, sentences }: { main: Sentence; sentences: readonly Sentence[] },
  mentions: Mentions,
): number {
  const { count, isOfBoth, isInTitle } = mentions(phrase)
  return (
    weightOf(phrase, sentence, sentence === main, count) +
    (isShared(phrase, sentences) ? weightOfShared : 0) +
    (isOfBoth ? weightOfBoth : 0) +
    (isInTitle ? weightOfTitle : 0) +
    (isInPassing(phrase, sentence) ? weightInPassing : 0) +
    (isBroughtUp(phrase, sentence) ? weightOfNew : 0) +
    (isCounted(phrase, sentence) ? weightOfCounted : 0) +
    mentionsHere(phrase, sentences) * weightOfMention
  )
}

const bringsUp =
  /\b(?:there (?:is|are)|(?:I|we) (?:have|have got|need|would like|(?:want|would like) (?:a|an|to (?:build|have|buy|talk about)))|called)(?: an?| some| the)?$/i

/** "There's a hardship fund", "we want to build a wing". */
const isBroughtUp = ({ words: [first], isHollow }: TopicPhrase, { words }: Sentence): boolean =>
  !isHollow && bringsUp.test(before(first!, words))

/** "How many guests?" */
const isCounted = ({ words: [first] }: TopicPhrase, { words }: Sentence): boolean =>
  /\bhow (?:many|much)$/i.test(before(first!, words))

const before = (first: TopicPhrase['words'][number], words: Sentence['words']): string =>
  words
    .slice(0, words.indexOf(first))
    .map(({ lower }) => lower)
    .join(' ')

/** Whether two turns of the point name it: the question and its answer. */
const isShared = ({ head }: TopicPhrase, sentences: readonly Sentence[]): boolean =>
  new Set(sentences.filter(({ words }) => words.some(({ stem }) => stem === head)).map(({ turns: [turn] }) => turn))
    .size > 1

const mentionsHere = ({ head }: TopicPhrase, sentences: readonly Sentence[]): number =>
  sentences.filter(({ words }) => words.some(({ stem }) => stem === head)).length

/** Names are mostly of persons and places, who are rarely what is talked about. */
function weightOf(
  { words, isPlace, isCertain, isHollow }: TopicPhrase,
  sentence: Sentence,
  isMain: boolean,
  mentions: number,
): number {
  const isName = words.some(({ pos, lower }) => pos === 'PROPN' && !isMonth(lower))
  return (
    Math.min(mostMentions, mentions) * 0.5 +
    (words.length === 2 || words.length === 3 ? 0.7 : 0) +
    (words.length > 3 ? -0.5 : 0) +
    (isMain ? 0.6 : 0) +
    (isAsked(sentence) ? 0.7 : 0) +
    (isCertain ? 0.3 : -0.5) +
    (isPlace ? -0.5 : 0) +
    (isName ? -1.2 : 0) +
    (meansSomebody(words.at(-1)!) ? -1 : 0) +
    (isSubject(words, sentence) ? 0.4 : 0) +
    (isHollow ? -0.8 : 0) +
    (mentions < 2 ? (words.length === 1 ? -1.2 : -0.8) : 0)
  )
}
