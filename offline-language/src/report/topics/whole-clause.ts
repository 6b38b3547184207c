import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'

const ends = /^(?:PUNCT|CCONJ|SCONJ)$/
const leads = /^(?:DET|ADJ|ADV|INTJ)$/
const owner = /^(?:my|your|our|his|her|its|their)$/

/** Whether a name of several words is said only as a clause whose verb was taken for a noun: "the deposit moves with me". */
export function isWholeClause(name: string, mentions: readonly Sentence[]): boolean {
  const named = name.toLowerCase().split(' ')
  if (named.length < 2) return false
  const places = mentions.flatMap(({ words }) => placesOf(named, words).map((at) => ({ words, at })))
  return (
    places.length > 0 &&
    places.every(({ words, at }) => isClause(words, at, named.length) || isAsked(words, at, named.length))
  )
}

const placesOf = (named: readonly string[], words: readonly Word[]): number[] =>
  words.flatMap((_, at) => (named.every((word, place) => words[at + place]?.lower === word) ? [at] : []))

/** Where the clause begins that has the word at a place. */
const startOfClause = (words: readonly Word[], at: number): number =>
  words.slice(0, at).findLastIndex(({ pos }) => ends.test(pos)) + 1

const asking = /^(?:do|does|did|will|would|can|could|shall|should)$/

/** "What did the plumber of the pump say?": the last word is the only verb of a question. */
function isAsked(words: readonly Word[], at: number, length: number): boolean {
  const start = startOfClause(words, at)
  const auxiliary = words.slice(start, at).findIndex(({ lower }) => asking.test(lower))
  const between = words.slice(start + auxiliary + 1, at + length - 1)
  const next = words[at + length]
  return auxiliary >= 0 && !between.some(({ pos }) => pos === 'VERB') && (next === undefined || ends.test(next.pos))
}

/** One thing with an article, what could be its verb, something after it, and no other verb: not "tomato plants in the shed". */
function isClause(words: readonly Word[], at: number, length: number): boolean {
  const start = startOfClause(words, at)
  const after = words.slice(at + length)
  const end = after.findIndex(({ pos }) => ends.test(pos))
  const rest = end < 0 ? after : after.slice(0, end)
  const isSubordinate = words[start - 1]?.pos === 'SCONJ'
  const [subject, verb] = [words[at + length - 2]!, words[at + length - 1]!]
  const isOfOne = subject.lemma === subject.lower && verb.lemma !== verb.lower && /[^su]s$/.test(verb.lower)
  const isKnown = words[at - 1]?.pos === 'DET' || owner.test(words[at - 1]?.lower ?? '')
  return (
    isOfOne &&
    isKnown &&
    words.slice(start, at).every(({ pos, lower }) => leads.test(pos) || owner.test(lower)) &&
    (rest.length > 0 || isSubordinate) &&
    !rest.some(({ pos }) => /^(?:VERB|AUX)$/.test(pos))
  )
}
