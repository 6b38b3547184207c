import type { FinishedConversation } from '../../providers/voice/voice-event.js'

/**
 * One conversation that was held in several sessions, one after the other. Its clock stands still in the breaks: a turn's
 * time is the time talked before it.
 */
export function joinParts(first: FinishedConversation, ...others: FinishedConversation[]): FinishedConversation {
  return others.reduce(
    (whole, part) => ({
      ...whole,
      durationSecs: whole.durationSecs + part.durationSecs,
      transcript: [
        ...whole.transcript,
        ...part.transcript.map((entry) => ({
          ...entry,
          time_in_call_secs: entry.time_in_call_secs + whole.durationSecs,
        })),
      ],
    }),
    first,
  )
}
