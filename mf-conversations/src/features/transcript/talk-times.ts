import type { TranscriptEntry } from '@clarity/contracts/transcript'

export interface TalkTimes {
  /** Start and end of each turn in seconds of the call; in turns if the call has no times. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  readonly end: number
  /** False if no turn has a time: all turns then get equal width. */
  readonly isTimed: boolean
}

/** Spoken words per second, for a turn of which only the start is known. */
const wordsPerSec = 2.5

export function talkTimes(turns: readonly TranscriptEntry[]): TalkTimes {
  const isTimed = turns.some(({ time_in_call_secs }) => time_in_call_secs > 0)
  if (!isTimed) {
    const starts = turns.map((_, index) => index)
    return { starts, ends: starts.map((start) => start + 1), end: turns.length, isTimed }
  }
  const starts = turns.map(({ time_in_call_secs }) => Math.max(0, time_in_call_secs))
  const ends = turns.map((turn, index) => starts[index]! + lengthSecs(turn, starts[index + 1]))
  return { starts, ends, end: ends.reduce((last, end) => Math.max(last, end), 0), isTimed }
}

function lengthSecs({ duration, message, time_in_call_secs }: TranscriptEntry, next = Infinity): number {
  if (duration !== null) return Math.max(0, duration)
  return Math.max(0, Math.min(wordsIn(message) / wordsPerSec, next - time_in_call_secs))
}

function wordsIn(message: string): number {
  return message.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The last turn that has begun by then. */
export function turnAt({ starts }: TalkTimes, secs: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= secs),
  )
}

/** How long each role spoke, and its share of all words, as in a report: what was typed takes no time. */
export function talkShares(turns: readonly TranscriptEntry[], { starts, ends }: TalkTimes) {
  const secs = { agent: 0, user: 0 }
  const words = { agent: 0, user: 0 }
  turns.forEach(({ role, message }, index) => {
    secs[role] += ends[index]! - starts[index]!
    words[role] += wordsIn(message)
  })
  const all = words.agent + words.user || 1
  const ofRole = (role: 'agent' | 'user') => ({ secs: secs[role], percent: Math.round((words[role] / all) * 100) })
  return { agent: ofRole('agent'), user: ofRole('user') }
}
