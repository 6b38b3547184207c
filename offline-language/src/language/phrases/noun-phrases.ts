import { discourseWords } from '../tokens/stop-words.js'
import type { Word } from '../tokens/language-model.js'
import { loadWords } from '../../data/load-words.js'

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
  for (const word of words) {
    const isNoun =
      (word.pos === 'NOUN' || word.pos === 'PROPN') &&
      (!discourseWords.has(word.lower) || run.at(-1)?.pos === 'NOUN') &&
      /^[\p{L}\d][\p{L}\d'’-]+$/u.test(word.text)
    const isModifier =
      (word.pos === 'ADJ' || (word.pos === 'NUM' && word.lower !== 'one')) &&
      !discourseWords.has(word.lower.replace(/^(?:right)$/, ''))
    if (isNoun && run.at(-1)?.pos === 'PROPN' && word.pos !== 'PROPN') close()
    if (isNoun || (isModifier && !run.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN'))) run.push(word)
    else {
      close()
      if (isModifier) run.push(word)
    }
  }
  close()
  return phrases
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
  if (!last || (last.pos !== 'NOUN' && last.pos !== 'PROPN') || last.lower.length < 3) return null
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
