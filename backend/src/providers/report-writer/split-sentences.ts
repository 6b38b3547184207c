import type { Tagger, Word } from './language-model.js'

const abbreviation = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|etc|no|inc|ltd|co|[a-z]|[ap]\.m|e\.g|i\.e|u\.s)\.$/i

/** Sentences by their punctuation, and runs of unpunctuated speech by where a new clause begins. */
export function splitSentences(text: string, tag: Tagger): string[] {
  return byPunctuation(text).flatMap(sentence => (isRun(sentence) ? byClauses(tag(sentence)) : [sentence]))
}

function byPunctuation(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/[.?!]+["')]?(?=\s|$)/g)) {
    const end = index + mark.length
    const piece = text.slice(start, end)
    if (mark === '.' && abbreviation.test(piece) && end < text.length && !/^\s+\p{Lu}/u.test(text.slice(end, end + 3))) continue
    if (mark === '.' && /(?:dr|mr|mrs|ms|prof|st)\.$/i.test(piece)) continue
    sentences.push(piece.trim())
    start = end
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
}

function isRun(sentence: string): boolean {
  return sentence.split(/\s+/).length > 14 && !sentence.slice(0, -1).includes(',')
}

const subjects = new Set(['i', 'you', 'we', 'he', 'she', 'it', 'they', 'there'])
const openers = new Set(['okay', 'alright', 'ok', 'so', 'but', 'now', 'well', 'yeah', 'because'])
const links = new Set(['and', 'but', 'so', 'because', 'then'])
const holdsClause = new Set(['VERB', 'AUX', 'ADP', 'SCONJ', 'CCONJ', 'DET', 'PART'])
const holdsWord = new Set(['that', 'if', 'when', 'what', 'how', 'where', 'which', 'who', 'why', 'while', 'like', 'because', 'so', 'as', 'than', 'before', 'after', 'until', 'think', 'say', 'know', 'thing', 'one', 'way', 'time', 'anything', 'everything', 'something', 'all', 'lot', 'else', 'sure', 'ever'])

function byClauses(words: Word[]): string[] {
  const clauses: Word[][] = []
  let clause: Word[] = []
  words.forEach((word, at) => {
    if (clause.length >= 4 && beginsClause(words, at, clause)) {
      clauses.push(clause)
      clause = []
    }
    clause.push(word)
  })
  clauses.push(clause)
  return clauses.map(written)
}

function beginsClause(words: Word[], at: number, clause: Word[]): boolean {
  const word = words[at]
  const next = words[at + 1]
  const before = words[at - 1]
  if (!word || !next || !before || !clause.some(isVerb)) return false
  if (word.lower === 'okay' || word.lower === 'alright') return true
  if (openers.has(word.lower) && subjects.has(next.lower)) return before.lower !== 'and' && !holdsWord.has(before.lower)
  if (links.has(word.lower) && (next.lower === 'then' || subjects.has(next.lower))) return isVerbSoon(words, at + 2)
  if (!subjects.has(word.lower) || word.lower === 'it') return false
  return !holdsClause.has(before.pos) && !holdsWord.has(before.lower) && !links.has(before.lower) && isVerbSoon(words, at + 1)
}

function isVerb(word: Word): boolean {
  return word.pos === 'VERB' || word.pos === 'AUX'
}

function isVerbSoon(words: Word[], at: number): boolean {
  return words.slice(at, at + 3).some(isVerb)
}

/** The words as one string, with the spaces that they had. */
export function written(words: readonly Word[]): string {
  return words.map((word, at) => (at > 0 && word.spaceBefore ? ' ' : '') + word.text).join('')
}
