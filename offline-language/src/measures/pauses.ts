import type { Turn } from '../report/read/conversation.js'
import { countWords } from './spoken-words.js'
import type { Talk } from './talk.js'

const shortestSecs = 3
// Slower than anyone talks without a pause.
const slowestWordsPerSec = 1.5

/**
 * Silences of more than three seconds before the person's turns. If turns have no end of their own, only a silence that
 * remains after their words at the slowest pace counts, and none at all means unknown.
 */
export function pausesOf({ turns, entries }: Talk): number | null {
  const silences = turns.slice(1).flatMap((next, index) => silenceBefore(next, turns[index]!, entries))
  const long = silences.filter(({ secs }) => secs > shortestSecs).length
  return long > 0 || silences.some(({ isMeasured }) => isMeasured) ? long : null
}

function silenceBefore(next: Turn, last: Turn, entries: Talk['entries']) {
  const [from, to] = [entries[last.index], entries[next.index]]
  const untilNext = (to?.time_in_call_secs ?? 0) - (from?.time_in_call_secs ?? 0)
  if (next.role !== 'user' || !from || !(untilNext > 0)) return []
  // Providers without the end of a turn give the beginning of the next one instead.
  const isMeasured = from.duration !== null && from.duration > 0 && from.duration < untilNext
  const spoken = isMeasured ? from.duration! : (countWords(last.text) + countWords(next.text)) / slowestWordsPerSec
  return [{ secs: untilNext - spoken, isMeasured }]
}
