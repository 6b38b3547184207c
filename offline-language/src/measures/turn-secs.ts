import { countWords } from './spoken-words.js'
import type { OwnTurn, Talk } from './talk.js'

// Faster than anyone talks: such a turn was typed, or stored when it ended.
const fastest = 6

/** Seconds from the beginning of a turn to its end, or to the next turn. */
export function secsOf({ index, entry }: OwnTurn, { entries, durationSecs }: Talk): number {
  return entry.duration ?? (entries[index + 1]?.time_in_call_secs ?? durationSecs) - entry.time_in_call_secs
}

/** Whether a turn takes as long as speech does; otherwise its beginning is unknown. */
export function isTimed(turn: OwnTurn, talk: Talk): boolean {
  const secs = secsOf(turn, talk)
  return secs > 0 && countWords(turn.text) / secs <= fastest
}
