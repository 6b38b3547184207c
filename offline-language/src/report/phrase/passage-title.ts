import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { generalNouns, money, nameless } from './general-nouns.js'
import { kindTitles, ownWords } from './kind-titles.js'
import { isAbout, matterLabel, mattersOf } from './matters.js'

const mostMentions = 4
const longest = 40

/** How often the noun of a phrase comes up, in turns. */
export type Mentions = (phrase: TopicPhrase) => number

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
        weight: weightOf(phrase, sentence, sentence === main, mentions(phrase)),
      })),
  )
  return [...things, ...mattersAmong(sentences, main)].toSorted((a, b) => b.weight - a.weight)
}

/** A heading that is not in `used`, and has no word of those; else what kind of statement it is. */
export function passageTitle(main: Sentence, titles: readonly Title[], used: ReadonlySet<string>): string {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = (text: string) => ![...contentStems(text)].some((stem) => usedStems.has(stem))
  const [own, others] = [
    titles.map(({ text }) => text).filter(isNew),
    [...generalNouns(main), ...kindTitles(main), ...ownWords],
  ]
  const title = [...own, ...others]
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= longest && !used.has(text.toLowerCase()))
  return title ?? `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
}

const weightOfMatter = 1.7

/** The matters that the sentences are about. */
function mattersAmong(sentences: readonly Sentence[], main: Sentence): { text: string; weight: number }[] {
  return mattersOf(sentences.map(({ text }) => text).join(' ')).map((name) => {
    const count = sentences.filter(({ text }) => isAbout(text, name)).length
    return { text: matterLabel(name), weight: weightOfMatter + count * 0.3 + (isAbout(main.text, name) ? 0.6 : 0) }
  })
}

/** A thing: no speaker, no other person, no measure and no verb that is taken for a noun. */
function isNaming({ words: named, isHollow }: TopicPhrase, sentence: Sentence, { nameParts }: Cast): boolean {
  const { words } = sentence
  const [first, last] = [named[0]!, named.at(-1)!]
  if (named.some((word) => nameParts.has(word.lower) || money.test(word.lower) || word.lower === "'s")) return false
  if (nameless.test(last.lower) || nameless.test(first.lower) || meansSomebody(last)) return false
  if (isHollow && named.length === 1) return false
  // "Leeds", "Stefano".
  if (named.every(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text)) && words.indexOf(first) > 0)
    return false
  const before = words[words.indexOf(first) - 1]?.lower ?? ''
  // "How would that suit you?"
  if (isAsked(sentence) && /^(?:that|it|this|there)$/.test(before)) return false
  return first.pos !== 'VERB' && !/^(?:will|would|can|could|to|been|am|are|not|i|we|you|they|he|she)$/.test(before)
}

/** Names are mostly of persons and places, who are rarely what is talked about. */
function weightOf(
  { words, isPlace, isCertain }: TopicPhrase,
  sentence: Sentence,
  isMain: boolean,
  mentions: number,
): number {
  const isName = words.some(({ pos }) => pos === 'PROPN')
  return (
    Math.min(mostMentions, mentions) * 0.5 +
    (words.length === 2 ? 0.7 : 0) +
    (words.length > 3 ? -0.5 : 0) +
    (isMain ? 0.6 : 0) +
    (isAsked(sentence) ? 0.4 : 0) +
    (isCertain ? 0.3 : -0.3) +
    (isPlace ? -0.5 : 0) +
    (isName ? -1.2 : 0) +
    (mentions < 2 ? -0.8 : 0)
  )
}
