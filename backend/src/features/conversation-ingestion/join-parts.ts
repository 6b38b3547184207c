import type { FinishedConversation } from '../../providers/voice/voice-event.js'

/**
 * Joins the consecutive sessions of one conversation. The breaks between them do not count: a turn's time is the talk
 * time before it.
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
