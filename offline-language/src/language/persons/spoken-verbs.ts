import type { Word } from '../tokens/language-model.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const patterns = loadPatterns('spoken-verbs', 'afterNouns', 'takesClause')
const { takesClause } = patterns
const lists = loadWords('spoken-verbs', 'nominatives', 'causatives')

export const modals: Record<string, string> = {
  can: 'could',
  will: 'would',
  may: 'might',
  shall: 'should',
  cannot: 'could not',
}
const nominatives: ReadonlySet<string> = new Set(lists.nominatives)
const causatives: ReadonlySet<string> = new Set(lists.causatives)

export function inPresent(
  word: Word,
  before: Word | undefined,
  subject: 'they' | 'name' | 'other',
  cause: Word | undefined,
): string {
  const follows = before && ['i', 'we', 'you'].includes(before.lower)
  if (word.lower === 'am') return 'are'
  if (!follows || subject !== 'name' || isObjectOf(cause, word)) return word.text
  if (word.lower === 'are') return 'is'
  if (word.lower === 'were') return 'was'
  if (word.lower === 'have') return 'has'
  if (word.lower === 'do') return 'does'
  return word.pos === 'VERB' && word.lower === word.lemma ? `${word.text}s` : word.text
}

export function isBe(lower: string): boolean {
  return lower === 'am' || lower === 'is' || lower === 'are' || lower === 'was' || lower === 'were'
}

export function isBare(before: Word | undefined): boolean {
  if (!before) return false
  return (
    before.lower === 'to' ||
    before.lower in modals ||
    /^(?:would|could|should|might|must|do|did|does|not)$/.test(before.lower)
  )
}

export function significantBefore(words: readonly Word[], at: number): Word | undefined {
  for (let back = at - 1; back >= 0 && back >= at - 4; back--) {
    const word = words[back]
    if (word && word.pos !== 'ADV' && !/^(?:just|also|really|still|both|all|probably)$/.test(word.lower)) return word
  }
  return undefined
}

export function followedByVerb(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 4)
    .some(
      (word, ahead, between) =>
        (word.pos === 'VERB' || word.pos === 'AUX') && between.slice(0, ahead).every(({ pos }) => pos === 'ADV'),
    )
}

export function goingTo(words: readonly Word[], at: number): number | null {
  for (let ahead = at + 1; ahead <= at + 3; ahead++) {
    const word = words[ahead]
    if (
      word?.lower === 'going' &&
      words[ahead + 1]?.lower === 'to' &&
      ['VERB', 'AUX'].includes(words[ahead + 2]?.pos ?? '')
    )
      return ahead + 1
    if (word?.pos !== 'ADV' && word?.lower !== 'just') return null
  }
  return null
}

export function isFinite(
  word: Word,
  words: readonly Word[],
  before: Word | undefined,
  lastVerbWasFinite: boolean,
): boolean {
  if (word.pos !== 'VERB' || !before) return false
  const isBase = word.lower === word.lemma
  const isThird = !isBase && /s$/.test(word.lower) && word.lower.startsWith(word.lemma.slice(0, -1))
  if (!isBase && !isThird) return false
  if (isThird)
    return (
      nominatives.has(before.lower) ||
      before.lower === ',' ||
      before.pos === 'CCONJ' ||
      (['NOUN', 'PROPN', 'NUM'].includes(before.pos) && afterNouns.test(word.lower))
    )
  if (before.pos === 'CCONJ') return lastVerbWasFinite
  if (!nominatives.has(before.lower) || /^(?:this|that|which|these|those)$/.test(before.lower)) return false
  const cause = words[words.indexOf(before) - 1]
  if (/^(?:recommend|suggest|propose|insist|ask)$/.test(cause?.lower ?? '')) return false
  return before.lower === 'i' || !isObjectOf(cause, word)
}

// Taggers mistake many plural nouns for verbs ("three pay slips"); after a noun only these verbs are safe.
const { afterNouns } = patterns

/** True for "make you wait" and "give you pain killers", false for "think you need". */
export function isObjectOf(cause: Word | undefined, next: Word | undefined): boolean {
  if (!cause || (cause.pos !== 'VERB' && cause.pos !== 'AUX' && !causatives.has(cause.lower))) return false
  if (cause.pos === 'AUX' && !(causatives.has(cause.lower) && next?.pos === 'VERB' && next.lower === next.lemma))
    return false
  return (
    !takesClause.test(cause.lower) ||
    (cause.lower === 'see' && next?.pos === 'VERB' && next.lower === next.lemma && next.lower !== 'have')
  )
}
