import type { Word } from '../tokens/language-model.js'
import { articles, isNoun, nominatives } from './clause-words.js'
import { agrees, isSurelyFinite, type Person } from './verb-forms.js'

/** The place after a subject, and what its verb agrees with. */
export interface Subject {
  end: number
  person: Person
}

const longest = 12
const starts = new Set(['DET', 'PRON', 'NOUN', 'PROPN', 'NUM', 'ADJ'])
const continues = new Set(['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN', 'PRON', 'ADP', 'CCONJ', 'PART', 'SYM'])
const alone = new Set(['mine', 'yours', 'all', 'both', 'most'])

/** "The results of the test", "my wife and her brother"; null if there is no noun. */
export function nounSubject(words: readonly Word[], at: number): Subject | null {
  const first = words[at]
  if (!first || !starts.has(first.pos)) return null
  if (first.pos === 'PRON' && !articles.has(first.lower) && !alone.has(first.lower)) return null
  const end = endOf(words, at)
  const subject = words.slice(at, end)
  const noun = subject.findIndex(isNoun)
  if (noun < 0 || subject.length > longest || subject.some(isPersonInside)) return null
  return { end, person: personOf(subject, noun, words[end]) }
}

function endOf(words: readonly Word[], at: number): number {
  const length = words.slice(at).findIndex((word) => !continues.has(word.pos) || isSurelyFinite(word))
  return length < 0 ? words.length : at + length
}

/** "The card I": a second subject. */
function isPersonInside({ lower }: Word, at: number): boolean {
  return at > 0 && (nominatives.has(lower) || lower === 'you')
}

function personOf(subject: readonly Word[], noun: number, verb: Word | undefined): Person {
  const preposition = subject.findIndex(({ pos }) => pos === 'ADP')
  const head = subject[preposition > noun ? preposition - 1 : subject.length - 1]!
  const isSeveral = subject.some(({ lower }) => lower === 'and')
  // Taggers take some names for plurals, and some plurals have no s: then the verb decides.
  const isOpen = isSeveral || head.lower === 'people' || head.pos === 'PROPN' || head.pos === 'NUM'
  if (isOpen && verb) return agrees(verb, 'third') ? 'third' : 'plural'
  return isNoun(head) && head.lower !== head.lemma && head.lower.endsWith('s') ? 'plural' : 'third'
}
