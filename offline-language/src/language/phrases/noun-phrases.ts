import { discourseWords } from '../tokens/stop-words.js'
import type { Word } from '../tokens/language-model.js'
import { loadWords } from '../../data/load-words.js'
import { isFiniteVerb } from './finite-verb.js'

const lists = loadWords('noun-phrases', 'emptyAdjectives')

export interface NounPhrase {
  text: string
  words: readonly Word[]
  /** The stem of its last noun: "right knee" and "knees" have the same. */
  head: string
}

const emptyAdjectives: ReadonlySet<string> = new Set(lists.emptyAdjectives)
// These adjectives distinguish things, as in "new card" or "left knee".
const kept = new Set(['right', 'left', 'high', 'low', 'new', 'own'])

/** Runs of adjectives and nouns, without discourse words. */
export function nounPhrases(words: readonly Word[]): NounPhrase[] {
  const phrases: NounPhrase[] = []
  let run: Word[] = []
  const close = () => {
    const phrase = phraseOf(run)
    if (phrase) phrases.push(phrase)
    run = []
  }
  for (const [at, word] of words.entries()) {
    const before = run.at(-1)?.pos
    if ((isNounAfter(before, word) && !isFiniteVerb(words, at)) || isEndOfCompound(run, words, at)) {
      if (before === 'PROPN' && word.pos !== 'PROPN') close()
      run.push(word)
    } else {
      const isLead = isModifier(word)
      if (!isLead || run.some(hasNounTag)) close()
      if (isLead) run.push(word)
    }
  }
  close()
  return phrases
}

const causes = /^(?:see|let|make|hear|watch|help|have|get|keep|feel)$/

/** "At the bike shed," "you need a heat pump,": a bare verb right after an object is a noun. */
function isEndOfCompound(run: readonly Word[], words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  if (word.pos !== 'VERB' || word.lower !== word.lemma || run.at(-1)?.pos !== 'NOUN') return false
  const start = words.indexOf(run[0]!)
  const governs = words[start - 1]?.pos === 'DET' ? words[start - 2] : undefined
  const isObject =
    (governs?.pos === 'VERB' && !causes.test(governs.lemma)) ||
    /^(?:at|in|on|behind|near|for|of)$/.test(governs?.lower ?? '')
  return isObject && (next === undefined || /^(?:PUNCT|ADP|CCONJ|SCONJ)$/.test(next.pos))
}

const hasNounTag = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN'

function isNounAfter(before: string | undefined, word: Word): boolean {
  return (
    hasNounTag(word) &&
    (!discourseWords.has(word.lower) || before === 'NOUN') &&
    /^[\p{L}\d][\p{L}\d'’-]+$/u.test(word.text)
  )
}

function isModifier({ pos, lower }: Word): boolean {
  if (pos !== 'ADJ' && (pos !== 'NUM' || lower === 'one')) return false
  return lower === 'right' || !discourseWords.has(lower)
}

/** "Lightheaded" in "I feel really lightheaded": a feeling that has no noun. */
export function feelingOf(words: readonly Word[]): string | null {
  const feel = words.findIndex(({ lower }) => /^(?:feel|felt|feeling|am|was)$/.test(lower))
  const felt = words
    .slice(feel + 1, feel + 5)
    .find(({ pos, isStopWord }) => pos !== 'ADV' && pos !== 'PART' && !isStopWord)
  return feel >= 0 &&
    felt &&
    (felt.pos === 'ADJ' || /ed$/.test(felt.lower)) &&
    felt.lower.length > 3 &&
    !discourseWords.has(felt.lower)
    ? felt.lower
    : null
}

function phraseOf(run: readonly Word[]): NounPhrase | null {
  const last = run.at(-1)
  if (!last || !run.some(hasNounTag) || last.lower.length < 3) return null
  let words = run.slice(-4)
  if (words.every(({ pos, lower }) => pos === 'NUM' || pos === 'ADJ' || discourseWords.has(lower))) return null
  while (
    words.length > 1 &&
    words[0]?.pos === 'ADJ' &&
    emptyAdjectives.has(words[0].lower) &&
    !kept.has(words[0].lower)
  )
    words = words.slice(1)
  return { text: words.map(({ text }) => text).join(' '), words, head: last.stem }
}
