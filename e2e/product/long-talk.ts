import type { TranscriptEntry } from '@clarity/contracts'
import { longTalk } from '@clarity/test-kit/transcripts'

/** A real transcript, repeated until it has this many turns. Each turn contains its number. */
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
