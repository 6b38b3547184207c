import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { generalNouns, money, nameless } from './general-nouns.js'
import { kindTitles, ownWords } from './kind-titles.js'

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

/** What the sentences of a point are about, as a heading that is not in `used`; `main` is the last turn's weightiest. */
export function passageTitle(
  main: Sentence,
  sentences: readonly Sentence[],
  cast: Cast,
  mentions: Mentions,
  used: ReadonlySet<string>,
): string {
  const ranked = sentences
    .flatMap((sentence) =>
      topicPhrases(sentence)
        .filter((phrase) => isNaming(phrase, sentence, cast))
        .map((phrase) => ({ phrase, weight: weightOf(phrase, sentence, sentence === main, mentions(phrase)) })),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ phrase }) => phrase)
  const [first] = ranked
  const another = ranked.find(({ head, words }) => head !== first?.head && words.length === 1)
  const pair = first && another && first.words.length === 1 ? [`${first.text} and ${another.text}`] : []
  const titles = [
    ...ranked.slice(0, 2).map(({ text }) => text),
    ...pair,
    ...ranked.slice(2).map(({ text }) => text),
    ...generalNouns(main),
    ...kindTitles(main),
    ...ownWords,
  ]
  const title = titles
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= longest && !used.has(text.toLowerCase()))
  return title ?? `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
}

/** A thing: no speaker, no other person, no measure and no verb that is taken for a noun. */
function isNaming({ words: named, isHollow }: TopicPhrase, sentence: Sentence, { nameParts }: Cast): boolean {
  const { words } = sentence
  const [first, last] = [named[0]!, named.at(-1)!]
  if (named.some((word) => nameParts.has(word.lower) || money.test(word.lower) || word.lower === "'s")) return false
  if (nameless.test(last.lower) || nameless.test(first.lower) || meansSomebody(last)) return false
  if (isHollow && named.length === 1) return false
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
    (isName ? -1.2 : 0)
  )
}
