import type { TranscriptEntry } from '@clarity/contracts/transcript'

/** A match of the searched words, in UTF-16 units of one turn's message. */
export interface Match {
  readonly turn: number
  readonly start: number
  readonly end: number
}

/** Every match of the words, in order. Case and the kind of white space do not matter. */
export function findMatches(turns: readonly TranscriptEntry[], words: string): Match[] {
  if (words.trim() === '') return []
  const literal = words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+')
  const pattern = new RegExp(literal, 'giu')
  return turns.flatMap(({ message }, turn) =>
    Array.from(message.matchAll(pattern), ({ index, 0: found }) => ({ turn, start: index, end: index + found.length })),
  )
}
