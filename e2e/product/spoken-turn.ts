import type { TranscriptEntry } from '@clarity/contracts'

/** A turn as a voice service reports it; `at` is in seconds from the start. */
export function spokenTurn(role: TranscriptEntry['role'], message: string, at: number): TranscriptEntry {
  return { role, message, time_in_call_secs: at, tool_calls: [], duration: null }
}
