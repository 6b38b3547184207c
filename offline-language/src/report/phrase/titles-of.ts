import type { Cast } from '../../language/names/cast.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import { topicPhrases } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isAbuse, isInPassing } from './in-passing.js'
import { isAbout, isNamed, matterLabel, mattersOf } from './matters.js'
import type { Mentions } from './mentions.js'
import { isNaming } from './naming-phrase.js'
import { thingWeight } from './thing-weight.js'

const weightOfMatter = 1.2

export interface Title {
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
        weight: thingWeight(phrase, sentence, { main, sentences }, mentions),
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

/** The matters that the sentences are about. */
function mattersAmong(sentences: readonly Sentence[], main: Sentence): Title[] {
  const said = sentences.map(({ text }) => text).join(' ')
  const named = mattersOf(said).filter((name) => isNamed(said, name))
  return named.map((name) => {
    const count = sentences.filter(({ text }) => isAbout(text, name)).length
    return { text: matterLabel(name), weight: weightOfMatter + count * 0.3 + (isAbout(main.text, name) ? 0.6 : 0) }
  })
}
