import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { texts } from '../../texts'
import type { Speakers } from './talk-speakers'
import { clock } from '../../parts/clock'

/** The whole transcript as plain text, one line per turn. */
export function transcriptText(id: string, turns: readonly TranscriptEntry[], speakers: Speakers): string {
  const { noWords } = texts.transcript
  const lines = turns.map(
    ({ role, message, time_in_call_secs }) =>
      `[${clock(time_in_call_secs)}] ${speakers[role]}: ${message.trim() || noWords}`,
  )
  return [`${texts.transcript.id}: ${id}`, '', ...lines, ''].join('\n')
}
