import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { money, months, nameless, saysNothing } from './general-nouns.js'
import { isAbout, isNamed, matterLabel, mattersOf } from './matters.js'
import { openingWords } from './opening-words.js'

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
  return [...things, ...mattersAmong(sentences, main)].toSorted((a, b) => b.weight - a.weight)
}

/** Whether two turns of the point name it: the question and its answer. */
const isShared = ({ head }: TopicPhrase, sentences: readonly Sentence[]): boolean =>
  new Set(sentences.filter(({ words }) => words.some(({ stem }) => stem === head)).map(({ turns: [turn] }) => turn))
    .size > 1

const mentionsHere = ({ head }: TopicPhrase, sentences: readonly Sentence[]): number =>
  sentences.filter(({ words }) => words.some(({ stem }) => stem === head)).length

/** A heading that is not in `used`, and has a word that those have not; else the first words of the statement. */
export function passageTitle(main: Sentence, titles: readonly Title[], used: ReadonlySet<string>): string {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = (text: string) => ![...contentStems(text)].every((stem) => usedStems.has(stem))
  const title = [...titles.map(({ text }) => text).filter(isNew), openingWords(main, longest)]
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= longest && !used.has(text.toLowerCase()))
  return title ?? `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
}

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

/** A thing: no speaker, no other person, no measure and no verb that is taken for a noun. */
function isNaming({ words: named, isHollow }: TopicPhrase, sentence: Sentence, { nameParts }: Cast): boolean {
  const { words } = sentence
  const [first, last] = [named[0]!, named.at(-1)!]
  if (named.some((word) => nameParts.has(word.lower) || money.test(word.lower) || word.lower === "'s")) return false
  if (
    nameless.test(last.lower) ||
    (nameless.test(first.lower) && !months.test(first.lower)) ||
    (meansSomebody(last) && !isSubject(named, sentence))
  )
    return false
  if (isHollow && (saysNothing.test(last.lower) || last.pos === 'PROPN')) return false
  // "Leeds", "Stefano".
  if (named.every(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text)) && words.indexOf(first) > 0)
    return false
  return first.pos !== 'VERB' && !isUnfit(words[words.indexOf(first) - 1]?.lower ?? '', named, sentence)
}

/** Whether the word before a phrase shows that it is no thing that is talked about. */
function isUnfit(before: string, named: readonly Word[], sentence: Sentence): boolean {
  // "From school", "in tears".
  if (named.length === 1 && /^(?:at|from|to|after|in|into|by|on|off)$/.test(before)) return true
  // "How would that suit you?"
  if (isAsked(sentence) && /^(?:that|it|this|there)$/.test(before)) return true
  return /^(?:will|would|can|could|to|per|been|am|are|not|i|we|you|they|he|she)$/.test(before)
}

/** "His grandmother died": what the statement is about. */
const isSubject = ([first]: readonly Word[], { words }: Sentence): boolean => words.indexOf(first!) <= 1

/** Names are mostly of persons and places, who are rarely what is talked about. */
function weightOf(
  { words, isPlace, isCertain, isHollow }: TopicPhrase,
  sentence: Sentence,
  isMain: boolean,
  mentions: number,
): number {
  const isName = words.some(({ pos, lower }) => pos === 'PROPN' && !months.test(lower))
  return (
    Math.min(mostMentions, mentions) * 0.5 +
    (words.length === 2 ? 0.7 : 0) +
    (words.length > 3 ? -0.5 : 0) +
    (isMain ? 0.6 : 0) +
    (isAsked(sentence) ? 0.4 : 0) +
    (isCertain ? 0.3 : -0.5) +
    (isPlace ? -0.5 : 0) +
    (isName ? -1.2 : 0) +
    (isSubject(words, sentence) ? 0.4 : 0) +
    (isHollow ? -0.8 : 0) +
    (mentions < 2 ? (words.length === 1 ? -1.2 : -0.8) : 0)
  )
}
