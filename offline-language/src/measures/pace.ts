import type { Talk } from './talk.js'
import { countWords, hasSpaces } from './spoken-words.js'

// A turn outside these bounds was typed, stored when it ended, or followed by a silence.
const slowest = 0.5
const fastest = 6

/** Seconds of the person's longest turn, and words per minute; null if the times do not allow them. */
export function paceOf({ own, entries, durationSecs }: Talk): { longestTurnSecs: number | null; pace: number | null } {
  const timed = own.flatMap(({ index, entry, text }) => {
    const until = entries[index + 1]?.time_in_call_secs ?? durationSecs
    const secs = entry.duration ?? until - entry.time_in_call_secs
    const words = countWords(text)
    return secs > 0 && words / secs >= slowest && words / secs <= fastest ? [{ secs, words }] : []
  })
  const words = timed.reduce((sum, turn) => sum + turn.words, 0)
  const secs = timed.reduce((sum, turn) => sum + turn.secs, 0)
  const said = own.reduce((sum, { text }) => sum + countWords(text), 0)
  if (words === 0 || words * 2 < said) return { longestTurnSecs: null, pace: null }
  const isSpaced = hasSpaces(own.map(({ text }) => text).join(' '))
  return {
    longestTurnSecs: Math.round(Math.max(...timed.map((turn) => turn.secs))),
    pace: isSpaced ? Math.round((words / secs) * 60) : null,
  }
}
