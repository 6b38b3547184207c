import type { Word } from '../tokens/language-model.js'
import { written } from '../tokens/written.js'

const subjects = new Set(['i', 'you', 'we', 'he', 'she', 'it', 'they', 'there'])
const openers = new Set(['ok', 'so', 'but', 'now', 'well', 'because', 'no'])
const links = new Set(['and', 'but', 'so', 'because', 'then'])
const holdsClause = new Set(['VERB', 'AUX', 'ADP', 'SCONJ', 'CCONJ', 'DET', 'PART'])
const holdsWord = new Set([
  'that',
  'if',
  'when',
  'what',
  'how',
  'where',
  'which',
  'who',
  'why',
  'while',
  'like',
  'because',
  'so',
  'as',
  'than',
  'before',
  'after',
  'until',
  'think',
  'say',
  'know',
  'thing',
  'one',
  'way',
  'time',
  'anything',
  'everything',
  'something',
  'all',
  'lot',
  'else',
  'sure',
  'ever',
])

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

const asides = new Set(['okay', 'alright', 'yeah', 'sorry', 'oh', 'gosh', 'anyway', 'wow', 'pardon'])
const subordinate =
  /^(?:(?:and|but|so|because|then|now) )?(?:if|when|once|after|before|while|since|because|as|although|whenever)$/

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

const auxiliaries = new Set([
  'do',
  'does',
  'did',
  'is',
  'are',
  'was',
  'can',
  'could',
  'would',
  'will',
  'have',
  'should',
])
const askers = new Set([
  'what',
  'how',
  'when',
  'where',
  'which',
  'who',
  'why',
  'long',
  'many',
  'much',
  'often',
  'severe',
  'neither',
  'nor',
])

function isVerb(word: Word): boolean {
  return word.pos === 'VERB' || word.pos === 'AUX'
}

function isVerbSoon(words: Word[], at: number): boolean {
  return words.slice(at, at + 3).some(isVerb)
}
