import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { texts } from '../../texts'
import { clock } from '../../parts/clock'

/** The whole transcript as plain text, one line per turn. */
export function transcriptText(id: string, turns: readonly TranscriptEntry[]): string {
  const { speaker, noWords } = texts.transcript
  const lines = turns.map(
    ({ role, message, time_in_call_secs }) =>
      `[${clock(time_in_call_secs)}] ${speaker[role]}: ${message.trim() || noWords}`,
  )
  return [`${texts.transcript.id}: ${id}`, '', ...lines, ''].join('\n')
}
