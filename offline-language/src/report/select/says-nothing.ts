import { loadWords } from '../../data/load-words.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { weekdayPattern } from '../../language/tokens/calendar.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isThing } from './incomplete.js'

const weak: ReadonlySet<string> = new Set(loadWords('says-nothing', 'weak').weak)
const contents = /^(?:NOUN|VERB|ADJ|ADV)$/

/** Whether sentences name no action and no thing: "we were two days early", "I told Kelly on Monday". */
export function saysNothing(sentences: readonly Sentence[]): boolean {
  return !sentences.some(({ words, text }) => sums.test(text) || promises.test(text) || words.some(isTelling))
}

/** "I'll ring you by Wednesday evening". */
const promises = new RegExp(
  `\\b(?:I|we) will (?!not\\b|see\\b|be\\b)\\w+.*\\b(?:${weekdayPattern}|today|tonight|tomorrow|by)\\b`,
  'i',
)

/** "I can give you fifty pounds", "I earn 62,000". */
const sums =
  /\b\d{1,3},\d{3}\b|\b(?:give|pay|cost|costs|charge|charged|offer|spend|spent|lost|save)\b.*(?:[$€£]|\b(?:pounds?|euros?|dollars?|quid|hundred|thousand)\b)/i

function isTelling(word: Word, at: number, words: readonly Word[]): boolean {
  const { pos, lower, lemma } = word
  const before = words[at - 1]
  // "24 children", "to Lisbon".
  if (before?.pos === 'NUM' && meansSomebody(word)) return true
  if (pos === 'PROPN' && isThing(word) && /^(?:to|in|from)$/.test(before?.lower ?? '')) return true
  if (!contents.test(pos) || weak.has(lower) || weak.has(lemma) || meansSomebody(word)) return false
  return pos === 'NOUN' ? isThing(word) : pos !== 'ADV' || lower.endsWith('ly')
}
