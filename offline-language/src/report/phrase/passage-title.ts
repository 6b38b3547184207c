import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { isMonth } from '../../language/tokens/calendar.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isAbout, isNamed, matterLabel, mattersOf } from './matters.js'
import { figurePhrases } from './figure-phrases.js'
import { isNaming, isSubject } from './naming-phrase.js'
import { openingOf } from './opening-words.js'

const mostMentions = 4
const longest = 40

/** How often the noun of a phrase comes up, in turns. */
export type Mentions = (phrase: Pick<TopicPhrase, 'head'>) => number

export function mentionsIn(sentences: readonly Sentence[]): Mentions {
  const turnsOf = new Map<string, Set<number>>()
  for (const { words, turns } of sentences)
    for (const { stem } of words) turnsOf.set(stem, (turnsOf.get(stem) ?? new Set()).add(turns[0] ?? -1))
  return ({ head }) => turnsOf.get(head)?.size ?? 0
}

interface Title {
  text: string
  weight: number
}

/** The things and matters that the sentences of a point are about, the best first; `main` is the last turn's weightiest. */
export function titlesOf(
  main: Sentence,
  sentences: readonly Sentence[],
  cast: Cast,
  mentions: Mentions,
): readonly Title[] {
  const things = sentences.flatMap((sentence) =>
    topicPhrases(sentence)
      .filter((phrase) => isNaming(phrase, sentence, cast))
      .map((phrase) => ({
        text: phrase.text,
        weight:
          weightOf(phrase, sentence, sentence === main, mentions(phrase)) +
          (isShared(phrase, sentences) ? weightOfShared : 0) +
          mentionsHere(phrase, sentences) * weightOfMention,
      })),
  )
  const matters = mattersAmong(sentences, main)
  return [...things.map((thing) => withMatter(thing, matters)), ...matters].toSorted((a, b) => b.weight - a.weight)
}

/** "Price list" says more than "price". */
function withMatter(thing: Title, matters: readonly Title[]): Title {
  const words = thing.text.toLowerCase().split(' ')
  const inside = matters.filter(({ text }) => words.length > 1 && words.includes(text)).map(({ weight }) => weight)
  return { ...thing, weight: Math.max(thing.weight, ...inside.map((weight) => weight + little)) }
}

const little = 0.1

/** Whether two turns of the point name it: the question and its answer. */
const isShared = ({ head }: TopicPhrase, sentences: readonly Sentence[]): boolean =>
  new Set(sentences.filter(({ words }) => words.some(({ stem }) => stem === head)).map(({ turns: [turn] }) => turn))
    .size > 1

const mentionsHere = ({ head }: TopicPhrase, sentences: readonly Sentence[]): number =>
  sentences.filter(({ words }) => words.some(({ stem }) => stem === head)).length

/** A heading that is not in `used`, and has a word that those have not; else how a statement begins. */
export function passageTitle(
  main: Sentence,
  titles: readonly Title[],
  used: ReadonlySet<string>,
  others: readonly Sentence[] = [],
): string {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = ({ text }: Title) => ![...contentStems(text)].every((stem) => usedStems.has(stem))
  const fresh = titles.filter(isNew)
  const [strong, weak] = [fresh.filter(({ weight }) => weight >= leastWeight), fresh.filter(isWeak)]
  const opening = openingOf(main, others, longest)
  const start = opening.split(' ').length >= fewestOpening ? [opening] : []
  const asked = others.filter(({ isQuestion }) => isQuestion).map(({ text }) => `${text.replace(/\?$/, '')}?`)
  const names = weak.map(({ text }) => text)
  const figures = [main, ...others].flatMap(figurePhrases)
  const rest = saysWho.test(opening) ? [...names, ...figures, ...start] : [...start, ...names]
  const title = [...strong.map(({ text }) => text), ...rest, ...asked, opening]
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= longest && !used.has(text.toLowerCase()))
  return title ?? `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
}

/** A thing that is named in passing says less than how the statement begins. */
const leastWeight = -0.65
const isWeak = ({ weight }: Title): boolean => weight < leastWeight
const fewestOpening = 4
/** "I could come back to you", "that is fine": any thing that is named makes a better heading. */
const saysWho = /\b(?:I|we|you|they|he|she)\b|^(?:that|this|it|there|say|let|thanks?)\b/i
const weightOfMatter = 1.2
const weightOfShared = 0.6
const weightOfMention = 0.2

/** The matters that the sentences are about. */
function mattersAmong(sentences: readonly Sentence[], main: Sentence): Title[] {
  const said = sentences.map(({ text }) => text).join(' ')
  const named = mattersOf(said).filter((name) => isNamed(said, name))
  return named.map((name) => {
    const count = sentences.filter(({ text }) => isAbout(text, name)).length
    return { text: matterLabel(name), weight: weightOfMatter + count * 0.3 + (isAbout(main.text, name) ? 0.6 : 0) }
  })
}

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
    (words.length === 2 ? 0.7 : 0) +
    (words.length > 3 ? -0.5 : 0) +
    (isMain ? 0.6 : 0) +
    (isAsked(sentence) ? 0.4 : 0) +
    (isCertain ? 0.3 : -0.5) +
    (isPlace ? -0.5 : 0) +
    (isName ? -1.2 : 0) +
    (mentions > 2 && meansSomebody(words.at(-1)!) ? -1 : 0) +
    (isSubject(words, sentence) ? 0.4 : 0) +
    (isHollow ? -0.8 : 0) +
    (mentions < 2 ? (words.length === 1 ? -1.2 : -0.8) : 0)
  )
}
