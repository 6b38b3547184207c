import type { Word } from '../tokens/language-model.js'
import { written } from '../tokens/written.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const { subordinate } = loadPatterns('by-clauses', 'subordinate')
const lists = loadWords('by-clauses', 'subjects', 'holdsWord', 'asides', 'auxiliaries', 'askers')

const subjects: ReadonlySet<string> = new Set(lists.subjects)
const openers = new Set(['ok', 'so', 'but', 'now', 'well', 'because', 'no'])
const links = new Set(['and', 'but', 'so', 'because', 'then'])
const holdsClause = new Set(['VERB', 'AUX', 'ADP', 'SCONJ', 'CCONJ', 'DET', 'PART'])
const holdsWord: ReadonlySet<string> = new Set(lists.holdsWord)

/** Splits unpunctuated speech at the start of each new clause. */
export function byClauses(words: Word[]): string[] {
  const clauses: Word[][] = []
  let clause: Word[] = []
  words.forEach((word, at) => {
    if (clause.length > 0 && beginsClause(words, at, clause)) {
      clauses.push(clause)
      clause = []
    }
    clause.push(word)
  })
  clauses.push(clause)
  return clauses.map(written)
}

const asides: ReadonlySet<string> = new Set(lists.asides)

interface Place {
  before: Word
  word: Word
  next: Word
  /** The words of the current clause so far. */
  clause: readonly Word[]
  /** The next few words. */
  ahead: readonly Word[]
}

function beginsClause(words: Word[], at: number, clause: Word[]): boolean {
  const word = words[at]
  const next = words[at + 1]
  const before = words[at - 1]
  if (!word || !next || !before) return false
  if (asides.has(word.lower)) return !/^(?:be|is|was|are|feel|doing|so)$/.test(before.lower)
  if (asides.has(before.lower)) return true
  if (holdsWord.has(before.lower) || clause.length < 3) return false
  const place = { before, word, next, clause, ahead: words.slice(at + 1, at + 6) }
  return beginsQuestion(place) ?? (clause.some(isVerb) && beginsStatement(place))
}

/** "Do you", "what is", "let us"; null if it is none of them. */
function beginsQuestion({ before, word, next }: Place): boolean | null {
  if (auxiliaries.has(word.lower) && (subjects.has(next.lower) || next.lower === 'that'))
    return !links.has(before.lower) && !askers.has(before.lower) && !subjects.has(before.lower)
  const isAsker = /^(?:what|where|when|how|who|why)$/.test(word.lower) && auxiliaries.has(next.lower)
  if (isAsker && before.pos !== 'VERB' && before.pos !== 'ADP') return true
  return word.lower === 'let' && /^(?:us|me)$/.test(next.lower) ? true : null
}

function beginsStatement({ before, word, next, clause, ahead }: Place): boolean {
  if (openers.has(word.lower) && (subjects.has(next.lower) || /^(?:if|when|after|once|let)$/.test(next.lower)))
    return before.lower !== 'and'
  if (links.has(word.lower) && (next.lower === 'then' || subjects.has(next.lower))) return isVerbSoon(ahead.slice(1))
  if (!subjects.has(word.lower) || word.lower === 'it' || opensMain(clause)) return false
  return !holdsClause.has(before.pos) && !links.has(before.lower) && isVerbSoon(ahead)
}

/** "If it hurts": its main clause follows, and belongs to the same sentence. */
function opensMain(clause: readonly Word[]): boolean {
  const [first = '', second = ''] = clause.map(({ lower }) => lower)
  const isSubordinate = subordinate.test(first) || subordinate.test(`${first} ${second}`)
  return isSubordinate && clause.filter(({ lower }) => subjects.has(lower)).length < 2
}

const auxiliaries: ReadonlySet<string> = new Set(lists.auxiliaries)
const askers: ReadonlySet<string> = new Set(lists.askers)

function isVerb(word: Word): boolean {
  return word.pos === 'VERB' || word.pos === 'AUX'
}

function isVerbSoon(words: readonly Word[]): boolean {
  return words.slice(0, 3).some(isVerb)
}
