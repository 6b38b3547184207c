import { inThirdPersonSingular } from '../clauses/verb-forms.js'
import type { LanguageModel, Word } from '../tokens/language-model.js'
import { loadWords } from '../../data/load-words.js'

const lists = loadWords('declarative-order', 'auxiliaries', 'askers', 'pronouns')

const auxiliaries: ReadonlySet<string> = new Set(lists.auxiliaries)
const askers: ReadonlySet<string> = new Set(lists.askers)
const pronouns: ReadonlySet<string> = new Set(lists.pronouns)

export interface AskedQuestion {
  /** The words before the clause: 'whether', 'how long', 'which card'. */
  asks: readonly Word[]
  clause: readonly Word[]
}

/**
 * A question in the word order of a statement: "Does it hurt" is "whether | it hurt". Null if no question is
 * recognized.
 */
export function inDeclarativeOrder(
  words: readonly Word[],
  pastTense: LanguageModel['pastTense'],
): AskedQuestion | null {
  const second = words.findIndex(
    (word, at) =>
      at > 2 &&
      word.pos === 'CCONJ' &&
      (askers.has(words[at + 1]?.lower ?? '') || auxiliaries.has(words[at + 1]?.lower ?? '')),
  )
  if (second > 0) return inDeclarativeOrder(words.slice(0, second), pastTense)
  const [first] = words
  if (!first) return null
  if (auxiliaries.has(first.lower)) {
    const clause = inverted(words, pastTense)
    return clause && { asks: [{ ...first, text: 'whether', lower: 'whether', pos: 'SCONJ', lemma: 'whether' }], clause }
  }
  if (!askers.has(first.lower)) return null
  const aux = words.findIndex((word, at) => at > 0 && auxiliaries.has(word.lower))
  const verb = words.findIndex((word, at) => at > 0 && word.pos === 'VERB')
  if (aux > 0 && aux <= 5 && (verb < 0 || aux < verb)) {
    const clause = inverted(words.slice(aux), pastTense)
    return clause && { asks: words.slice(0, aux), clause }
  }
  // "what happened to your back": the question word is the subject, so the order stays the same.
  return verb === 1 && words.length > 1 ? { asks: [first], clause: words.slice(1) } : null
}

function inverted(words: readonly Word[], pastTense: LanguageModel['pastTense']): Word[] | null {
  const [aux, ...rest] = words
  // "Son-in-law" is five words, of which the first would be taken for the subject.
  if (!aux || words.some(({ text }) => text === '-')) return null
  const end = subjectEnd(rest)
  const subject = rest.slice(0, end)
  let predicate = rest.slice(end)
  if (end === 0) return null
  if (predicate[0]?.lower === 'not') predicate = predicate.slice(1)
  if (aux.lower !== 'do' && aux.lower !== 'does' && aux.lower !== 'did')
    return [...subject, { ...aux, text: aux.lower, spaceBefore: true, pos: 'AUX' }, ...predicate]
  const verbAt = predicate.findIndex((word) => word.pos === 'VERB' || word.pos === 'AUX')
  const verb = predicate[verbAt]
  if (verbAt > 2) return null
  if (!verb || !/^\p{L}/u.test(verb.text)) return null
  const stated = { ...verb, ...finite(aux.lower, verb, pastTense), spaceBefore: true }
  return [...subject, ...predicate.slice(0, verbAt), stated, ...predicate.slice(verbAt + 1)]
}

/** The verb without "do": "did … hurt" is "hurt", "does … work" is "works". */
function finite(auxiliary: string, { lower, lemma }: Word, pastTense: LanguageModel['pastTense']): Partial<Word> {
  if (auxiliary === 'do') return { text: lower, lemma: lower, pos: 'VERB' }
  const text = auxiliary === 'did' ? pastTense(lower) : inThirdPersonSingular(lower)
  return { text, lower: text, lemma, pos: 'VERB' }
}

/** The number of words of the subject: a pronoun, or a noun with the words before it. */
function subjectEnd(words: readonly Word[]): number {
  if (pronouns.has(words[0]?.lower ?? '') && !isNoun(words[1]) && words[1]?.pos !== 'NUM') return 1
  let end = nounsEnd(words, nounAt(words, 0))
  while (continuesWithOf(words, end)) end = nounsEnd(words, nounAt(words, end + 1))
  return end
}

/** The index of the noun that the words from `start` lead to; -1 if they lead to none. */
function nounAt(words: readonly Word[], start: number): number {
  const noun = words.findIndex((word, at) => at >= start && !['DET', 'PRON', 'ADJ', 'NUM', 'PART'].includes(word.pos))
  return isNoun(words[noun]) ? noun : -1
}

/** The end of a compound noun, with a possessive in it; 0 if there is no noun. */
function nounsEnd(words: readonly Word[], noun: number): number {
  if (noun < 0) return 0
  const end = words.findIndex(
    (word, at) => at > noun && (continuesWithOf(words, at) || (!isNoun(word) && word.pos !== 'PART')),
  )
  return end < 0 ? words.length : end
}

function continuesWithOf(words: readonly Word[], at: number): boolean {
  return at > 0 && words[at]?.lower === 'of' && at + 1 < words.length
}

function isNoun(word: Word | undefined): boolean {
  return word?.pos === 'NOUN' || word?.pos === 'PROPN'
}
