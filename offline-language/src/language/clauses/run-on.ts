import type { Word } from '../tokens/language-model.js'
import { isComma, isNoun, leadsRelative, nominatives, openers, otherSubjects, takesClause } from './clause-words.js'
import { clauseAt, mainClause } from './main-clause.js'
import { isFormOfBe, isModal, isSurelyFinite } from './verb-forms.js'

/** Whether a second clause begins without a word that connects it: "I lost it I need a new one". */
export function isRunOn(words: readonly Word[], isPredicate = false): boolean {
  const main = isPredicate ? null : mainClause(words)
  const from = main ? main.verb + 1 : 1
  for (let at = from; at < words.length; at++) if (beginsLoosely(words, at)) return true
  const isCounted = !main || isFinite(words[main.verb]!, words.slice(Math.max(0, main.verb - 4), main.verb))
  return finiteVerbs(words) + (isCounted ? 0 : 1) > 1 + places(words, opensClause)
}

/** Whether a subject and its verb begin here, and no word before them connects them. */
function beginsLoosely(words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!
  if (nominatives.has(lower)) return !isConnected(words, at)
  if (otherSubjects.has(lower) || lower === 'you')
    return clauseAt(words, at) !== null && isFiniteAfter(words, at) && !isConnected(words, at)
  return isComma(words[at - 1]) && clauseAt(words, at) !== null && !openers.has(lower) && words[at]!.pos !== 'VERB'
}

function isFiniteAfter(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + 4).find(({ pos }) => pos !== 'ADV')
  // "Make it work", "give you rest": an object and a bare verb.
  return (
    next !== undefined &&
    (isFormOfBe(next) || isModal(next) || /^(?:has|does|did|had)$/.test(next.lower) || words[at - 1]?.pos !== 'VERB')
  )
}

function isConnected(words: readonly Word[], at: number): boolean {
  let before = at - 1
  while (
    before > 0 &&
    (words[before]!.pos === 'ADV' || isComma(words[before])) &&
    !openers.has(words[before]!.lower) &&
    !takesClause.has(words[before]!.lower)
  )
    before--
  const word = words[before]
  if (!word || (word.lower === 'that' && words[before - 1]?.pos === 'ADP')) return false
  return openers.has(word.lower) || takesClause.has(word.lower) || leadsRelative.has(word.lower)
}

function finiteVerbs(words: readonly Word[]): number {
  return places(words, (word, at) => isFinite(word, words.slice(Math.max(0, at - 4), at)))
}

/** Whether it is a verb with a subject of its own; "called and asked" shares one. */
function isFinite(word: Word, before: readonly Word[]): boolean {
  const last = before.at(-1)
  const isShared = last?.lower === 'and' || last?.lower === 'or'
  if (isFormOfBe(word) || (isModal(word) && !isNoun(word))) return !isShared
  if (word.pos === 'AUX' && isSurelyFinite(word)) return !isShared && !isGroup(last)
  return isPastForm(word) && hasSubjectBefore(before)
}

function isGroup(word: Word | undefined): boolean {
  return /^(?:to|not|have|has|had|having)$/.test(word?.lower ?? '') || isModal(word)
}

function isPastForm({ pos, lower, lemma }: Word): boolean {
  return pos === 'VERB' && lower !== lemma && !lower.endsWith('ing')
}

const noSubjects = new Set(['CCONJ', 'ADP', 'DET', 'PUNCT'])

function hasSubjectBefore(before: readonly Word[]): boolean {
  const near = before.findLast(({ pos }) => pos !== 'ADV')
  if (!near || noSubjects.has(near.pos)) return false
  return !before.some(({ pos, lower }) => pos === 'AUX' || /^(?:to|not|get|gets|got|have|has|had)$/.test(lower))
}

function opensClause(word: Word, at: number, words: readonly Word[]): boolean {
  // "For that", "the lunch after": no opener.
  if (/^(?:that|as|than)$/.test(word.lower) && words[at - 1]?.pos === 'ADP') return false
  return at > 0
    ? openers.has(word.lower) || takesClause.has(word.lower) || leadsRelative.has(word.lower)
    : openers.has(word.lower)
}

function places(words: readonly Word[], holds: (word: Word, at: number, words: readonly Word[]) => boolean): number {
  return words.filter(holds).length
}
