import type { Turn } from '../report/read/conversation.js'
import { countWords } from './spoken-words.js'
import type { OwnTurn, Talk } from './talk.js'
import { isTimed } from './turn-secs.js'

const shortestSecs = 3
// Slower than anyone talks without a pause.
const slowestWordsPerSec = 1.5
// Times are stored in tenths of a second.
const accuracySecs = 0.05

/**
 * Silences of more than three seconds before the person's turns. If turns have no end of their own, only a silence that
 * remains after their words at the slowest pace counts, and none at all means unknown. The silence before a typed turn is
 * unknown too.
 */
export function pausesOf(talk: Talk): number | null {
  const timed = talk.own.filter((turn) => isTimed(turn, talk))
  if (wordsIn(timed) * 2 < wordsIn(talk.own)) return null
  const silences = timed.flatMap((turn) => silenceBefore(turn, talk))
  const long = silences.filter(({ secs }) => secs > shortestSecs).length
  return long > 0 || silences.some(({ isMeasured }) => isMeasured) ? long : null
}

const wordsIn = (turns: readonly Turn[]) => turns.reduce((sum, { text }) => sum + countWords(text), 0)

function silenceBefore(next: OwnTurn, { turns, entries }: Talk) {
  const last = turns.findLast(({ index }) => index < next.index)
  const from = last && entries[last.index]
  const untilNext = next.entry.time_in_call_secs - (from?.time_in_call_secs ?? 0)
  if (!from || !(untilNext > 0)) return []
  // Providers without the end of a turn give the beginning of the next one instead.
  const isMeasured = from.duration !== null && from.duration > 0 && untilNext - from.duration > accuracySecs
  const spoken = isMeasured ? from.duration! : (countWords(last.text) + countWords(next.text)) / slowestWordsPerSec
  return [{ secs: untilNext - spoken, isMeasured }]
}
