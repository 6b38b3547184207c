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
  if (!aux) return null
  const end = subjectEnd(rest)
  const subject = rest.slice(0, end)
  let predicate = rest.slice(end)
  if (end === 0) return null
  if (predicate[0]?.lower === 'not') predicate = predicate.slice(1)
  if (aux.lower !== 'do' && aux.lower !== 'does' && aux.lower !== 'did')
    return [...subject, { ...aux, text: aux.lower, spaceBefore: true, pos: 'AUX' }, ...predicate]
  const verbAt = predicate.findIndex((word) => word.pos !== 'ADV')
  const verb = predicate[verbAt]
  if (!verb || !/^\p{L}/u.test(verb.text)) return null
  const past = { ...verb, text: pastTense(verb.lower), lower: pastTense(verb.lower), lemma: '', pos: 'VERB' }
  return [...subject, ...predicate.slice(0, verbAt), past, ...predicate.slice(verbAt + 1)]
}

/** The number of words of the subject: a pronoun, or a noun with the words before it. */
function subjectEnd(words: readonly Word[]): number {
  const [first] = words
  if (!first) return 0
  if (pronouns.has(first.lower) && !['NOUN', 'PROPN', 'NUM'].includes(words[1]?.pos ?? '')) return 1
  let at = 0
  let hasNoun = false
  while (at < words.length) {
    const pos = words[at]?.pos ?? ''
    if (hasNoun && !['NOUN', 'PROPN', 'PART'].includes(pos)) break
    if (!['DET', 'PRON', 'ADJ', 'NUM', 'NOUN', 'PROPN', 'PART'].includes(pos)) break
    hasNoun ||= pos === 'NOUN' || pos === 'PROPN'
    at++
    if (hasNoun && words[at]?.lower === 'of' && at + 1 < words.length) {
      at++
      hasNoun = false
    }
  }
  return hasNoun ? at : 0
}
