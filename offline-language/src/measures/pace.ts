import type { Talk } from './talk.js'
import { countWords, hasSpaces } from './spoken-words.js'
import { isTimed, secsOf } from './turn-secs.js'

// A slower turn was followed by a silence.
const slowest = 0.5

/** Seconds of the person's longest turn, and words per minute; null if the times do not allow them. */
export function paceOf(talk: Talk): { longestTurnSecs: number | null; pace: number | null } {
  const { own } = talk
  const timed = own.flatMap((turn) => {
    const secs = secsOf(turn, talk)
    const words = countWords(turn.text)
    return isTimed(turn, talk) && words / secs >= slowest ? [{ secs, words }] : []
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
