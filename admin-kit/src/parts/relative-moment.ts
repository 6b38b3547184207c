import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Older times are dates: no one counts back further. */
const longestMs = 7 * dayMs

const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

/** How long ago it was, in words; null for what is long ago or still to come. */
export function relativeMoment(iso: string, now: number): string | null {
  const ms = now - Date.parse(iso)
  if (ms < -minuteMs || ms >= longestMs) return null
  if (ms < minuteMs) return words.format(0, 'second')
  if (ms < hourMs) return words.format(-Math.floor(ms / minuteMs), 'minute')
  if (ms < dayMs) return words.format(-Math.floor(ms / hourMs), 'hour')
  return words.format(-daysBetween(new Date(iso), new Date(now)), 'day')
}

/** By the calendar of the reader: 'yesterday' is the day before today, and not up to 48 hours ago. */
function daysBetween(one: Date, other: Date): number {
  const [from, to] = [one, other].map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime())
  return Math.round((to! - from!) / dayMs)
}

const minute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function everyMinute(note: () => void): () => void {
  const timer = setInterval(note, minuteMs)
  return () => clearInterval(timer)
}

/** The present minute; the part is drawn again when the next one has begun. */
export const usePresentMinute = () => useSyncExternalStore(everyMinute, minute)
