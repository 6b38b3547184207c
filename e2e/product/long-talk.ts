import type { TranscriptEntry } from '@clarity/contracts'
import { longTalk } from '@clarity/test-kit/transcripts'

/** A real talk, held again and again until it has so many turns. Each says which one it is. */
export function talkOf(turns: number): TranscriptEntry[] {
  const end = longTalk.at(-1)!.time_in_call_secs + 10
  return Array.from({ length: turns }, (_, index) => {
    const turn = longTalk[index % longTalk.length]!
    return {
      ...turn,
      message: `${turn.message} (turn ${index + 1})`,
      time_in_call_secs: turn.time_in_call_secs + end * Math.floor(index / longTalk.length),
    }
  })
}
