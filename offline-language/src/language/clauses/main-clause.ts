import type { Word } from '../tokens/language-model.js'
import { isComma, isNoun, nominatives, otherSubjects } from './clause-words.js'
import { nounSubject, type Subject } from './noun-subject.js'
import { agrees, isSurelyFinite } from './verb-forms.js'
import { loadWords } from '../../data/load-words.js'

/** The places of the subject and of its finite verb among the words of a sentence. */
export interface MainClause {
  subject: number
  verb: number
}

const subordinators = new Set(
  'if when because since after before once while although though unless until whenever as'.split(' '),
)
const times = new Set(loadWords('main-clause', 'times').times)
const longestAdjunct = 7

/** The main clause of a sentence: null if it has no subject, or no finite verb that agrees with it. */
export function mainClause(words: readonly Word[]): MainClause | null {
  const start = subordinators.has(words[0]?.lower ?? '') ? afterSubordinate(words) : 0
  if (start === null) return null
  return clauseAt(words, start) ?? afterAdjunct(words, start)
}

/** "If it hurts, I rest": the place after the comma. Without a comma the end of the first clause is a guess. */
function afterSubordinate(words: readonly Word[]): number | null {
  if (!clauseAt(words, 1)) return null
  const comma = words.findIndex((word, at) => at > 2 && isComma(word) && clauseAt(words, at + 1) !== null)
  return comma > 0 ? comma + 1 : null
}

/** "In March, the price rose", "last week I called". */
function afterAdjunct(words: readonly Word[], start: number): MainClause | null {
  for (let at = start + 1; at < Math.min(words.length, start + longestAdjunct + 1); at++) {
    const word = words[at]!
    const before = words[at - 1]!
    if (before.pos === 'VERB' || isSurelyFinite(before)) return null
    const isSubject = isComma(before) || nominatives.has(word.lower) || (word.lower === 'you' && isNoun(before))
    const isReady = isSubject && before.pos !== 'SCONJ' && before.pos !== 'CCONJ'
    const clause = isReady ? clauseAt(words, at) : null
    if (clause) return isAdjunct(words.slice(start, at)) ? clause : null
  }
  return null
}

function isAdjunct(words: readonly Word[]): boolean {
  const [first] = words
  if (!first) return false
  // "About five minutes I will": an answer, and then the clause.
  if (first.lower === 'about') return false
  if (first.pos === 'ADV' || first.pos === 'ADP') return true
  return words.some(({ lower }) => times.has(lower.replace(/s$/, '')))
}

/** A clause that begins at this place: its subject, adverbs, and a verb that agrees. */
export function clauseAt(words: readonly Word[], subject: number): MainClause | null {
  const found = subjectAt(words, subject)
  if (!found) return null
  let verb = found.end
  while (words[verb]?.pos === 'ADV' || /^(?:both|all|just|also|really|still|never)$/.test(words[verb]?.lower ?? ''))
    verb++
  const word = words[verb]
  return word && agrees(word, found.person) ? { subject, verb } : null
}

function subjectAt(words: readonly Word[], at: number): Subject | null {
  const first = words[at]
  if (!first) return null
  const { lower } = first
  if (lower === 'i') return { end: at + 1, person: 'first' }
  if (/^(?:we|you|they)$/.test(lower)) return { end: at + 1, person: 'plural' }
  if (/^(?:he|she|it)$/.test(lower)) return { end: at + 1, person: 'third' }
  if (lower === 'there') return existential(words, at)
  const isAlone = otherSubjects.has(lower) && !isNounSoon(words, at + 1)
  if (isAlone) return { end: at + 1, person: /^th[eo]se$/.test(lower) ? 'plural' : 'third' }
  return nounSubject(words, at)
}

/** "There are two": the verb agrees with what follows, so either number is good. */
function existential(words: readonly Word[], at: number): Subject {
  const verb = words[at + 1]?.lower ?? ''
  return { end: at + 1, person: verb === 'are' || verb === 'were' || verb === 'have' ? 'plural' : 'third' }
}

function isNounSoon(words: readonly Word[], at: number): boolean {
  const next = words.slice(at, at + 3).find(({ pos }) => pos !== 'ADJ' && pos !== 'NUM')
  return isNoun(next)
}
