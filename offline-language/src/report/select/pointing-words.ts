import { isNoun } from '../../language/clauses/clause-words.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isUnresolved } from '../phrase/doubts.js'
import { isThing } from './incomplete.js'

const things = /^(?:it|that|this|one)$/
const people = /^(?:him|her|he|she)$/
export const objects = /^(?:it|one|that|this|those|these|them|him|her)$/

export function personIn(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => people.test(lower) && isUnresolved(words, at))
}

/** "I'll ring them", "I'll order one": no one knows what. */
export function lacksObject(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => objects.test(lower) && isUnresolved(words, at))
}

export function pointsAtThing({ words }: Sentence): boolean {
  return words.some(({ lower }, at) => things.test(lower) && isUnresolved(words, at))
}

/** A thing; "Kelly" is none, "the Corolla" is. */
export const isObject = (word: Word, at: number, words: readonly Word[]): boolean =>
  isThing(word) && isNoun(word) && !meansSomebody(word) && (word.pos !== 'PROPN' || words[at - 1]?.pos === 'DET')

export const isName = (word: Word, at: number, words: readonly Word[]): boolean =>
  meansSomebody(word) || (word.pos === 'PROPN' && isThing(word) && (at > 0 || words.length < 4))
