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
      const from = openLink(clause)
      clauses.push(clause.slice(0, from))
      clause = clause.slice(from)
    }
    clause.push(word)
  })
  clauses.push(clause)
  return clauses.map(written)
}

const meanwhile = /^(?:in the meantime|until then|after that|before that|in that case|by then|also|at the same time)$/i

/** "And in the meantime", before "I can post you one": the index from which words belong to the next clause. */
function openLink(clause: readonly Word[]): number {
  const link = clause.findLastIndex(({ lower }) => links.has(lower))
  return link > 0 && meanwhile.test(written(clause.slice(link + 1))) ? link : clause.length
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
  first: Word | undefined
}

function beginsClause(words: Word[], at: number, clause: Word[]): boolean {
  const word = words[at]
  const next = words[at + 1]
  const before = words[at - 1]
  if (!word || !next || !before) return false
  if (asides.has(word.lower)) return !/^(?:be|is|was|are|feel|doing|so)$/.test(before.lower)
  if (asides.has(before.lower)) return true
  if (holdsWord.has(before.lower) || clause.length < 3) return false
  const place = { before, word, next, clause, ahead: words.slice(at + 1, at + 6), first: words[0] }
  return beginsQuestion(place) ?? (clause.some(isVerb) && beginsStatement(place))
}

/** "Do you", "what is", "let us"; null if it is none of them. */
function beginsQuestion({ before, word, next, clause }: Place): boolean | null {
  if (auxiliaries.has(word.lower) && (subjects.has(next.lower) || next.lower === 'that'))
    return !links.has(before.lower) && !askers.has(before.lower) && !isSubject(clause)
  const isAsker = /^(?:what|where|when|how|who|why)$/.test(word.lower) && auxiliaries.has(next.lower)
  if (isAsker && before.pos !== 'VERB' && before.pos !== 'ADP') return true
  return word.lower === 'let' && /^(?:us|me)$/.test(next.lower) ? true : null
}

/** "That they", but not "lives with you". */
function isSubject(clause: readonly Word[]): boolean {
  const [before, last] = clause.slice(-2)
  return subjects.has((last ?? before)?.lower ?? '') && !(last && before?.pos === 'ADP')
}

function beginsStatement(place: Place): boolean {
  const { before, word, next, ahead } = place
  if (openers.has(word.lower) && (subjects.has(next.lower) || /^(?:if|when|after|once|let)$/.test(next.lower)))
    return before.lower !== 'and'
  if (links.has(word.lower) && asksNext(next, ahead)) return true
  if (beginsWithNoun(place)) return true
  if (links.has(word.lower) && (next.lower === 'then' || subjects.has(next.lower))) return isVerbSoon(ahead.slice(1))
  return beginsWithPronoun(place)
}

function beginsWithPronoun({ before, word, next, clause, ahead, first }: Place): boolean {
  const isPronoun = subjects.has(word.lower) || beginsWithThat(word, next, ahead)
  if (!isPronoun || opensMain(clause, clause[0] === first)) return false
  // "It" may be an object: "I took it".
  if (word.lower === 'it' && next.pos !== 'AUX' && !(next.pos === 'VERB' && next.lower !== next.lemma)) return false
  if (isContact(before, ahead)) return false
  return !holdsClause.has(before.pos) && !links.has(before.lower) && isVerbSoon(ahead)
}

/** "The evenings you lost it will be on the bill": no clause begins at "you". */
const isContact = ({ pos }: Word, [verb, subject, auxiliary]: readonly Word[]): boolean =>
  pos === 'NOUN' && verb?.pos === 'VERB' && subjects.has(subject?.lower ?? '') && auxiliary?.pos === 'AUX'

/** "We are fine | my daughter has a cold", "at nursery | two children have it". */
function beginsWithNoun({ before, word, ahead }: Place): boolean {
  const isLed = owners.has(word.lower) || word.pos === 'NUM'
  return isLed && afterThing.has(before.pos) && ahead[0]?.pos === 'NOUN' && isVerb(ahead[1])
}

const owners = new Set('my your his her our their'.split(' '))
const afterThing = new Set('NOUN PROPN ADJ ADV NUM'.split(' '))

/** "And what about", "and should my daughter". */
function asksNext({ lower }: Word, [, second]: readonly Word[]): boolean {
  return (
    /^(?:what|how|when|where|who)$/.test(lower) ||
    (auxiliaries.has(lower) && (subjects.has(second?.lower ?? '') || owners.has(second?.lower ?? '')))
  )
}

/** "That is fine", but not "the car that is outside". */
function beginsWithThat({ lower }: Word, { lower: next }: Word, ahead: readonly Word[]): boolean {
  const [, after] = ahead
  return (
    lower === 'that' && /^(?:is|was|would|will|sounds|works)$/.test(next) && /^(?:ADJ|DET|PRON)$/.test(after?.pos ?? '')
  )
}

/** "If it hurts": its main clause follows, and belongs to the same sentence; that of "because" may be before. */
function opensMain(clause: readonly Word[], isFirst: boolean): boolean {
  if (!isFirst && /^(?:because|since|as)$/.test(clause[0]?.lower ?? '')) return false
  const [first = '', second = ''] = clause.map(({ lower }) => lower)
  const isSubordinate = subordinate.test(first) || subordinate.test(`${first} ${second}`)
  return isSubordinate && clause.filter(({ lower }) => subjects.has(lower)).length < 2
}

const auxiliaries: ReadonlySet<string> = new Set(lists.auxiliaries)
const askers: ReadonlySet<string> = new Set(lists.askers)

function isVerb(word: Word | undefined): boolean {
  return word?.pos === 'VERB' || word?.pos === 'AUX'
}

function isVerbSoon(words: readonly Word[]): boolean {
  return words.slice(0, 3).some(isVerb)
}
