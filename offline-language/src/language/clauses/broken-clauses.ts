import type { Word } from '../tokens/language-model.js'
import { loadWords } from '../../data/load-words.js'
import { articles, isComma, isNoun, openers } from './clause-words.js'
import { mainClause } from './main-clause.js'
import { isFormOfBe, isModal, isSurelyFinite } from './verb-forms.js'

/** Words that no comma follows. */
const needsMore: ReadonlySet<string> = new Set(loadWords('broken-clauses', 'needsMore').needsMore)
const notAfterTo = new Set(['SCONJ', 'CCONJ', 'PUNCT'])

/** "I want to, if, and": a word that needs another one. */
export function isBrokenOff(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1]
    if (!next) return false
    if (word.lower === 'to' && (notAfterTo.has(next.pos) || (word.pos === 'PART' && !takesTo(next)))) return true
    // "It helped, go away".
    if (isComma(word) && next.pos === 'VERB' && next.lower === next.lemma) return true
    return isComma(next) && needsMore.has(word.lower)
  })
}

function takesTo({ pos }: Word): boolean {
  return pos === 'VERB' || pos === 'AUX' || pos === 'ADV'
}

const askers = new Set(['how', 'what', 'when', 'where', 'why', 'who'])

/** "I wonder how long ago did this happen", "a fracture what that means". */
export function asksInside(words: readonly Word[]): boolean {
  const isTold = words.some(({ lower }) => /^(?:tell|show|ask|teach|told|showed|asked)/.test(lower))
  return words.some(({ lower }, at) => {
    if (at > 0 && lower === 'what' && isNoun(words[at - 1]) && !isTold) return true
    return isSurelyFinite(words[at]) && isInverted(words, at)
  })
}

function isInverted(words: readonly Word[], at: number): boolean {
  const asker = words.slice(0, at).findLastIndex((word) => askers.has(word.lower))
  const between = words.slice(asker + 1, at)
  if (asker < 0 || between.length > 3 || between.some(isSubjectLike)) return false
  // "What is the matter", "who did it": the question word is the subject.
  if (between.length === 0 && (isFormOfBe(words[at]) || /^(?:who|what)$/.test(words[asker]?.lower ?? ''))) return false
  return ['PRON', 'DET'].includes(words[at + 1]?.pos ?? '')
}

const isSubjectLike = (word: Word): boolean => word.pos === 'PRON' || isNoun(word)

/** "I did when I came": an auxiliary alone. */
export function lacksVerb(words: readonly Word[]): boolean {
  const at = mainClause(words)?.verb ?? -1
  const auxiliary = words[at]
  if (!auxiliary || !(isModal(auxiliary) || /^(?:do|does|did|have|has|had)$/.test(auxiliary.lower))) return false
  const next = words.slice(at + 1).find(({ pos, lower }) => openers.has(lower) || (pos !== 'ADV' && lower !== 'not'))
  return !next || openers.has(next.lower) || ['SCONJ', 'CCONJ', 'PUNCT'].includes(next.pos)
}

/** "My heart's been good": the tagger takes its "'s" for a possessive. */
export function hasShortVerb(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => {
    const [next, after] = words.slice(at + 1)
    if (lower !== "'s") return false
    if (!next || ['AUX', 'VERB', 'DET', 'ADV', 'ADP', 'PART', 'PUNCT', 'PRON'].includes(next.pos)) return true
    return next.pos === 'ADJ' && !(after && ['NOUN', 'PROPN', 'ADJ'].includes(after.pos))
  })
}

/** "The is", "a they": an article whose noun was never said. */
export function hasLoneArticle(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => {
    const next = words[at + 1]
    if (!next || !/^(?:the|a|an|my|your|our|every)$/.test(lower)) return false
    return (
      ['AUX', 'SCONJ', 'CCONJ', 'PUNCT', 'ADP'].includes(next.pos) || (articles.has(next.lower) && next.lower !== 'no')
    )
  })
}
