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
import { isAbuse, isInPassing } from './in-passing.js'
import { openingOf } from './opening-words.js'

const mostMentions = 4
const longest = 40

/** How often the noun of a phrase comes up, in turns; `isOfBoth` if both speakers say it. */
export type Mentions = (phrase: Pick<TopicPhrase, 'head'>) => {
  count: number
  isOfBoth: boolean
  isName: boolean
  isInTitle: boolean
}

export function mentionsIn(sentences: readonly Sentence[], scenarioTitle = ''): Mentions {
  const titled = contentStems(scenarioTitle)
  const known = new Map<string, { turns: Set<number>; roles: Set<string>; isName: boolean }>()
  for (const { words, turns, role } of sentences)
    for (const [at, { stem, pos, text }] of words.entries()) {
      const one = known.get(stem) ?? { turns: new Set(), roles: new Set(), isName: false }
      one.turns.add(turns[0] ?? -1)
      one.roles.add(role)
      one.isName ||= at > 0 && pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text)
      known.set(stem, one)
    }
  return ({ head }) => {
    const one = known.get(head)
    return {
      count: one?.turns.size ?? 0,
      isOfBoth: (one?.roles.size ?? 0) > 1,
      isName: one?.isName ?? false,
      isInTitle: titled.has(head),
    }
  }
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
      .filter(
        (phrase) =>
          isNaming(phrase, sentence, cast) &&
          !isAbuse(phrase) &&
          !(phrase.words.length === 1 && mentions(phrase).isName && !isAsked(sentence)),
      )
      .map((phrase) => ({
        text: phrase.text,
        weight:
          weightOf(phrase, sentence, sentence === main, mentions(phrase).count) +
          (isShared(phrase, sentences) ? weightOfShared : 0) +
          (mentions(phrase).isOfBoth ? weightOfBoth : 0) +
          (mentions(phrase).isInTitle ? weightOfTitle : 0) +
          (isInPassing(phrase, sentence) ? weightInPassing : 0) +
          mentionsHere(phrase, sentences) * weightOfMention,
      })),
  )
  const matters = mattersAmong(sentences, main)
  const whole = things.map((thing) => withMatter(inCompound(thing, things), matters))
  return [...whole, ...matters].toSorted((a, b) => b.weight - a.weight)
}

/** "Agency fee" for "agency", if the point has both. */
function inCompound(thing: Title, things: readonly Title[]): Title {
  const [word, ...more] = thing.text.toLowerCase().split(' ')
  const whole = things.find(({ text }) => {
    const words = text.toLowerCase().split(' ')
    return more.length === 0 && words.length > 1 && words.length < 4 && words.includes(word!)
  })
  return whole ? { text: whole.text, weight: thing.weight } : thing
}

/** "Price list" says more than "price". */
function withMatter(thing: Title, matters: readonly Title[]): Title {
  const words = thing.text.toLowerCase().split(' ')
  const inside = matters.filter(({ text }) => words.length > 1 && words.includes(text)).map(({ weight }) => weight)
  return { ...thing, weight: Math.max(thing.weight, ...inside.map((weight) => weight + little)) }
}

const little = 0.1

/** "Teacher": who is named in a statement that names no thing. */
export const looseTitles = (sentences: readonly Sentence[]): Title[] =>
  sentences.flatMap((sentence) =>
    topicPhrases(sentence)
      .filter(
        (phrase) =>
          phrase.isCertain && meansSomebody(phrase.words.at(-1)!) && !isAbuse(phrase) && !isInPassing(phrase, sentence),
      )
      .map(({ text }) => ({ text, weight: 0 })),
  )

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
  more: { near: readonly string[]; amount?: string | undefined } = { near: [] },
): string {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = ({ text }: Title) => ![...contentStems(text)].every((stem) => usedStems.has(stem))
  const fresh = titles.filter(isNew)
  const [strong, weak] = [fresh.filter(({ weight }) => weight >= leastWeight), fresh.filter(isWeak)]
  const opening = openingOf(main, others, longest)
  const figures = [main, ...others].flatMap(figurePhrases)
  const names = (all: readonly Title[]) => all.map(({ text }) => text)
  // "Rent: 1,250", beside a point about the rent.
  const [best] = titles
  const again = (figure: string | undefined) =>
    best && figure && !fresh.includes(best) ? [`${best.text}: ${figure}`] : []
  const title = [
    ...again(more.amount),
    ...names(strong),
    ...names(weak),
    ...again(figures[0]),
    ...figures,
    ...more.near,
    opening,
  ]
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= longest && !used.has(text.toLowerCase()))
  return title ?? `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
}

/** A thing that is named in passing says less than how the statement begins. */
const leastWeight = -0.65
const isWeak = ({ weight }: Title): boolean => weight < leastWeight
const weightOfMatter = 1.2
const weightOfShared = 0.8
const weightOfBoth = 0.4
const weightInPassing = -1.8
const weightOfTitle = 0.8
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
    (isAsked(sentence) ? 0.7 : 0) +
    (isCertain ? 0.3 : -0.5) +
    (isPlace ? -0.5 : 0) +
    (isName ? -1.2 : 0) +
    (mentions > 2 && meansSomebody(words.at(-1)!) ? -1 : 0) +
    (isSubject(words, sentence) ? 0.4 : 0) +
    (isHollow ? -0.8 : 0) +
    (mentions < 2 ? (words.length === 1 ? -1.2 : -0.8) : 0)
  )
}
