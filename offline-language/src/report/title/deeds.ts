import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { gerundOf } from './gerund.js'
import { thingAt } from './thing-at.js'

/** What somebody may, should or wants to do, as a name: "moving out" of "I need to move out". */
export interface Deed {
  text: string
  verb: Word
  /** Whether it has an object: "posting the letter". */
  isWhole: boolean
}

const leads = /^(?:to|will|would|can|could|shall|should|might|must|'ll|let|please)$/
const between = /^(?:i|we|you|he|she|they|us|not|also|just|maybe|then|still|always|first|only|probably|better|rather)$/
/** Verbs that say nothing of what is done. */
const empty = new Set(
  (
    'be have do say think know hope guess mean see want like love need let make get go come give take keep feel seem try sound ' +
    'happen look hear say expect understand wonder imagine believe suppose help mind thank wish work hate cost'
  ).split(' '),
)
const particles = /^(?:out|up|off|down|back|away|over|round|around|on|in|together|early)$/
const prepositions = /^(?:to|for|with|from|at|in|on|about|of|into|by|until|till|through|without)$/
const articles = /^(?:the|an?|some|any)$/
const owners = /^(?:my|your|our|his|her|their|its)$/
const pronouns = /^(?:it|you|me|us|him|them|that|this|she|he|we|i|they|one|her|there)$/

/** The deeds of a sentence, the shorter name of each first. */
export const deedsIn = ({ words }: Pick<Sentence, 'words'>): Deed[] =>
  words.flatMap((word, at) => (isPlanned(words, at) ? namesOf(words, at).map((text) => deed(text, word)) : []))

const deed = (text: string, verb: Word): Deed => ({ text, verb, isWhole: text.split(' ').length > 2 })

function isPlanned(words: readonly Word[], at: number): boolean {
  const { pos, lower, lemma } = words[at]!
  if (pos !== 'VERB' || lower !== lemma || /ing$/.test(lower)) return false
  const before = words.slice(Math.max(0, at - 3), at).findLast((one) => !between.test(one.lower))
  return before !== undefined && leads.test(before.lower)
}

const lowerAt = (words: readonly Word[], at: number): string => words[at]?.lower ?? ''

function namesOf(words: readonly Word[], at: number): string[] {
  const verb = lowerAt(words, at)
  const particle = [lowerAt(words, at + 1)].filter((next) => particles.test(next))
  const start = at + 1 + particle.length
  const name = [gerundOf(verb), ...particle].join(' ')
  const takes = /^(?:get|give|take|make|keep)$/.test(verb) && !prepositions.test(lowerAt(words, start))
  const says = particle.length > 0 || !empty.has(verb) || takes
  const object = objectAt(words, start)
  if (object) return says ? [object.text, ...withMore(object, words)].map((text) => `${name} ${text}`) : []
  return particle.length > 0 && !pronouns.test(lowerAt(words, start)) && !empty.has(verb) ? [name] : []
}

/** "The letter to the office", but not "the gate till Frank". */
function withMore({ text, end }: { text: string; end: number }, words: readonly Word[]): string[] {
  const next = lowerAt(words, end)
  const more = prepositions.test(next) && !/^until$|^till$/.test(next) ? objectAt(words, end) : null
  return more ? [`${text} ${more.text}`] : []
}

/** "The notes", "to the head", behind a verb: with the place where it ends. */
function objectAt(words: readonly Word[], start: number): { text: string; end: number } | null {
  let at = start
  const preposition = prepositions.test(words[at]?.lower ?? '') ? words[at++]!.lower : ''
  const first = words[at]?.lower ?? ''
  const article = owners.test(first) ? 'the' : articles.test(first) ? first : ''
  if (article) at++
  const named = thingAt(words, at)
  if (named.length === 0 || pronouns.test(words[at]!.lower)) return null
  const end = at + named.length
  if (goesOn(words, end)) return null
  const text = [preposition, article, written(named)].filter(Boolean).join(' ')
  return { text, end }
}

/** "The Christmas" of "the Christmas lunch": a noun that is read as a verb belongs to it. */
function goesOn(words: readonly Word[], end: number): boolean {
  const [before, next] = [words[end - 1], words[end]]
  return before?.pos !== 'PRON' && next?.pos === 'VERB' && next.lower === next.lemma && !/ing$/.test(next.lower)
}
