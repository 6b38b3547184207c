import type { Word } from '../tokens/language-model.js'
import { isFormOfBe, isModal, isThirdPerson } from './verb-forms.js'

interface Pair {
  word: Word
  /** The next word that is no adverb. */
  next: Word
}

type Rule = readonly [name: string, breaks: (pair: Pair) => boolean]

const isFinite = (word: Word) => isFormOfBe(word) || isModal(word)

/** Two verbs that cannot follow each other. */
const rules: readonly Rule[] = [
  ['is which', ({ word, next }) => isFormOfBe(word) && next.lower === 'which'],
  ['is looks', ({ word, next }) => isFormOfBe(word) && next.pos === 'VERB' && isThirdPerson(next)],
  [
    'is been',
    ({ word, next }) =>
      isFormOfBe(word) && /^(?:been|be|have|has|had|do|does|did|am|is|are|was|were)$/.test(next.lower),
  ],
  ['will went', ({ word, next }) => isModal(word) && (isFinite(next) || isPastForm(next))],
  ['has is', ({ word, next }) => /^(?:have|has|had)$/.test(word.lower) && (isFinite(next) || isBaseForm(next))],
  ['do is', ({ word, next }) => /^(?:do|does|did)$/.test(word.lower) && (isFinite(next) || isPastForm(next))],
  ['to was', ({ word, next }) => word.lower === 'to' && word.pos === 'PART' && (isFinite(next) || isPastForm(next))],
  [
    'been their',
    ({ word, next }) => word.lower === 'been' && /^(?:my|your|our|his|her|their|i|we|it|you)$/.test(next.lower),
  ],
  ['has to not', ({ word, next }) => word.lower === 'not' && /^(?:no|not)$/.test(next.lower)],
]

/** Whether verbs follow each other that cannot: "was been", "could went". */
export function hasBrokenVerbs(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const after = words.slice(at + 1, at + 5)
    const next = after.find(({ pos, lower }) => pos !== 'ADV' && (lower !== 'not' || word.lower === 'not'))
    return next !== undefined && rules.some(([, breaks]) => breaks({ word, next }))
  })
}

function isPastForm({ pos, lower, lemma }: Word): boolean {
  return pos === 'VERB' && lower !== lemma && !/ing$/.test(lower) && !/^(?:lot|better)/.test(lower)
}

/** "Have go": a verb without its ending, unless that is a participle too ("have come", "have put"). */
function isBaseForm({ pos, lower, lemma }: Word): boolean {
  return (
    pos === 'VERB' &&
    lower === lemma &&
    /^(?:go|get|do|see|take|give|make|have|need|want|know|feel|say|call)$/.test(lower)
  )
}
