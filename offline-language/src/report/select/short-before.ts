import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isUnresolved } from '../phrase/doubts.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { reasonToOmit } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import type { Beside } from './context.js'
import { isObject } from './pointing-words.js'

const longest = 28

/** A sentence with its words as a report quotes them. */
export function quotable(sentence: Sentence, { entries, cast }: Conversation): Beside | null {
  if (reasonToOmit(sentence, cast) !== null) return null
  const quote = verbatim(sentence, entries)
  const length = quote?.shown.split(/\s+/).length ?? 0
  return quote && length > 1 && length <= longest ? { sentence, quote } : null
}

/** "No laptop this Sunday. I'll leave it at the office." */
export function shortBefore({ at, words, turns: [turn] }: Sentence, conversation: Conversation): Beside | null {
  const before = conversation.sentences[at - 1]
  const isOwn = before?.turns[0] === turn && before!.words.length <= mostShort
  const named = isOwn
    ? before!.words.filter((word, place, all) => isObject(word, place, all) && !/day$/.test(word.lower))
    : []
  return before && named.length === 1 && pointsAtIt(words) ? quotable(before, conversation) : null
}

const mostShort = 6
const pointsAtIt = (words: readonly Word[]): boolean =>
  words.some(({ lower }, at) => lower === 'it' && isUnresolved(words, at))

/** "I'd take them for the stairs" does not say what. */
export const lacksThing = ({ words }: Sentence): boolean =>
  words.some(({ lower }, at) => /^(?:it|them|those)$/.test(lower) && isUnresolved(words, at)) &&
  words.every((word, at) => !isObject(word, at, words) || isAfterPreposition(words, at))

function isAfterPreposition(words: readonly Word[], noun: number): boolean {
  const before = words.slice(0, noun).findLast(({ pos }) => !/^(?:DET|ADJ|NOUN|NUM)$/.test(pos))
  return before?.pos === 'ADP'
}

/** "Okay.", between two turns of one speaker. */
export const isHeard = (turn: number, { turns }: Conversation): boolean =>
  (turns.find(({ index }) => index === turn)?.wordCount ?? 0) <= longestHeard

const longestHeard = 2
