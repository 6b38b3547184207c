import { stemOf } from '../../language/tokens/content-stems.js'
import type { Cast } from './cast-of.js'
import { senses } from './senses.js'
import type { WrittenSentence } from './written-sentences.js'

const plain = (text: string) => text.toLowerCase().replace(/’/g, "'")
const sensesOf = (text: string) =>
  Object.entries(senses).flatMap(([name, looks]) => (looks.test(plain(text)) ? name : []))
const pairsOf = (names: readonly string[]) =>
  names.flatMap((name, at) => names.slice(at + 1).map((other) => `${name} ${other}`))
const signed = (sign: string, names: readonly string[]) => names.map((name) => `${sign}:${name}`)

/** The words of a text, the part as "@part" and the person as "@person". */
function wordsOf(text: string, { own, part, person }: Cast): string[] {
  const words = plain(text).match(/[\p{L}'-]+|\d[\d.,:]*|[?!:;"“”]/gu) ?? []
  return words.map((word) => {
    const bare = word.replace(/'s$/, '')
    if (own.has(word) || part.has(bare)) return '@part'
    if (person.has(bare)) return '@person'
    return /^\d/.test(word) ? '#' : stemOf(word)
  })
}

function lengthOf(words: readonly string[]): string {
  if (words.length < 5) return 'short'
  return words.length < 12 ? 'middle' : 'long'
}

/** In a prompt of a few sentences, the place of one says nothing. */
const fewestPlaces = 8

function placeOf(index: number, count: number): string[] {
  if (index === 0) return ['place:first']
  if (count < fewestPlaces) return []
  const at = index / (count - 1)
  if (at === 1) return ['place:last']
  if (at < 0.34) return ['place:early']
  return [at < 0.7 ? 'place:middle' : 'place:late']
}

/** The features that classify a sentence: its words, how it begins, its label and heading, its place, its neighbours. */
export function kindFeatures(sentences: readonly WrittenSentence[], index: number, cast: Cast): string[] {
  const { text, label, heading, isHeading, isListed, isFirst } = sentences[index]!
  const words = wordsOf(text, cast)
  const named = sensesOf(`${label} ${text}`)
  const last = sentences[index - 1]
  const next = sentences[index + 1]
  const follows = next && !next.isHeading && !next.label ? next : null
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, place) => `${words[place]} ${word}`),
      ...[1, 2, 3].map((count) => `^${words.slice(0, count).join(' ')}`),
      ...signed('label', wordsOf(label, cast)),
      ...signed('heading', isHeading ? [] : wordsOf(heading, cast)),
      ...signed('sense', named),
      ...signed('senses', pairsOf(named)),
      ...(follows
        ? signed('next', [...sensesOf(follows.text), wordsOf(follows.text, cast).slice(0, 2).join(' ')])
        : []),
      ...(last && !last.isHeading ? signed('last', sensesOf(last.text)) : []),
      ...(label ? ['is:labelled', isFirst ? 'is:value' : 'is:after value'] : []),
      ...(isHeading ? ['is:heading'] : []),
      ...(isListed ? ['is:listed'] : []),
      `length:${lengthOf(words)}`,
      ...placeOf(index, sentences.length),
      words.includes('@part') ? 'of:part' : 'of:none',
      ...(words.includes('@person') ? ['of:person'] : []),
    ]),
  ]
}
