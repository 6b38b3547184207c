import type { Word } from '../tokens/language-model.js'
import { address, badEnds, discourse, isComma, mayEnd } from './clause-words.js'

/** Whether a word that is mostly a part of the clause is none at this place; by the words around it. */
const discourseAt = new Map<string, (before: Word | undefined, after: Word | undefined) => boolean>([
  ...['well', 'right', 'so'].map(
    (word) =>
      [
        word,
        (before: Word | undefined, after: Word | undefined) => isComma(after) && (!before || isComma(before)),
      ] as const,
  ),
  ['sorry', (before) => !/^(?:am|are|is|was|were|feel|so|very|really|be|say)$/.test(before?.lower ?? '')],
  ['no', (before, after) => isComma(before) || ['PRON', 'DET'].includes(after?.pos ?? '')],
  ['please', (before) => before !== undefined],
  [
    'like',
    (before, after) =>
      !before || (isComma(before) && isComma(after)) || (before.lower === 'for' && after?.pos === 'DET'),
  ],
])

/** Whether it is no part of the clause: "okay", ", well,". */
export function isDiscourse({ lower }: Word, at: number, words: readonly Word[]): boolean {
  return discourse.has(lower) || (discourseAt.get(lower)?.(words[at - 1], words[at + 1]) ?? false)
}

/** ", sir", ", you fool", "the two of you". */
export function isAddress(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  const before = words[at - 1]
  if (address.has(word.lower)) return isComma(before) || at === words.length - 1
  if (word.lower !== 'you') return false
  if (before?.lower === 'of') return /^(?:two|both|all|one|some|each)$/.test(words[at - 2]?.lower ?? '')
  return isComma(before) && (at === words.length - 2 || ['NOUN', 'ADJ', 'PROPN'].includes(words[at + 1]?.pos ?? ''))
}

export function hasDouble(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      lower === words[at + 1]?.lower && !/^(?:had|that|very|really|so|\d+)$/.test(lower) && lower !== 'is',
  )
}

/** Whether the last word needs another one. */
export function endsOpen(words: readonly Word[]): boolean {
  const last = words.at(-1)
  if (!last) return true
  const before = words.at(-2)
  if (last.lower === 'more' && /^(?:any|no|once)$/.test(before?.lower ?? '')) return false
  // "What I want to say": the object comes before.
  if (last.pos === 'VERB' && words.some(({ lower }) => /^(?:what|which|that|whatever)$/.test(lower))) return false
  if (badEnds.has(last.lower) && last.text !== 'May') return true
  if (['DET', 'SCONJ', 'CCONJ', 'PUNCT'].includes(last.pos)) return !/^(?:this|all|both|each)$/.test(last.lower)
  return last.pos === 'ADP' && !mayEnd.has(last.lower)
}

const auxiliaries = new Set('is are was were do does did have has can could will would should'.split(' '))
const pronouns = new Set('i you we he she it they that there them'.split(' '))

/** ", is it not", "did not they". */
export function isTagQuestion(words: readonly Word[]): boolean {
  const last = words.slice(-3).map(({ lower }) => lower)
  const [a = '', b = '', c = ''] = last
  if (auxiliaries.has(a) && ((b === 'not' && pronouns.has(c)) || (pronouns.has(b) && c === 'not'))) return true
  return a === ',' && auxiliaries.has(b) && pronouns.has(c)
}

export function lowered(words: readonly Word[]): string {
  return words.map(({ lower }) => lower).join(' ')
}
