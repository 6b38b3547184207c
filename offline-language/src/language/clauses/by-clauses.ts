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

/** A run of speech without marks, cut where a new clause begins. */
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

function beginsClause(words: Word[], at: number, clause: Word[]): boolean {
  const word = words[at]
  const next = words[at + 1]
  const before = words[at - 1]
  if (!word || !next || !before) return false
  if (asides.has(word.lower)) return !/^(?:be|is|was|are|feel|doing|so)$/.test(before.lower)
  if (asides.has(before.lower)) return true
  if (holdsWord.has(before.lower) || clause.length < 3) return false
  if (auxiliaries.has(word.lower) && (subjects.has(next.lower) || next.lower === 'that'))
    return !links.has(before.lower) && !askers.has(before.lower) && !subjects.has(before.lower)
  if (
    /^(?:what|where|when|how|who|why)$/.test(word.lower) &&
    auxiliaries.has(next.lower) &&
    before.pos !== 'VERB' &&
    before.pos !== 'ADP'
  )
    return true
  if (word.lower === 'let' && /^(?:us|me)$/.test(next.lower)) return true
  if (!clause.some(isVerb)) return false
  const opensMain =
    clause.slice(0, 2).some((_, length) =>
      subordinate.test(
        clause
          .slice(0, length + 1)
          .map(({ lower }) => lower)
          .join(' '),
      ),
    ) && clause.filter(({ lower }) => subjects.has(lower)).length < 2
  if (openers.has(word.lower) && (subjects.has(next.lower) || /^(?:if|when|after|once|let)$/.test(next.lower)))
    return before.lower !== 'and'
  if (links.has(word.lower) && (next.lower === 'then' || subjects.has(next.lower))) return isVerbSoon(words, at + 2)
  if (!subjects.has(word.lower) || word.lower === 'it' || opensMain) return false
  return !holdsClause.has(before.pos) && !links.has(before.lower) && isVerbSoon(words, at + 1)
}

const auxiliaries: ReadonlySet<string> = new Set(lists.auxiliaries)
const askers: ReadonlySet<string> = new Set(lists.askers)

function isVerb(word: Word): boolean {
  return word.pos === 'VERB' || word.pos === 'AUX'
}

function isVerbSoon(words: Word[], at: number): boolean {
  return words.slice(at, at + 3).some(isVerb)
}
