import type { TranscriptEntry } from '@clarity/contracts'
import type { FinishedConversation } from '../../providers/voice/voice-event.js'
import type { LiveConversationEntity } from './live-conversation.entity.js'
import type { LiveTurn } from './live-turn.js'

/** The finished conversation in the form that is ingested. */
export function toFinishedConversation(
  { id, demoRequestId, startedAt }: LiveConversationEntity,
  turns: readonly LiveTurn[],
  endedAtSec: number,
): FinishedConversation {
  const durationSecs = Math.max(endedAtSec, turns.at(-1)?.at ?? 0)
  return {
    provider: 'builtin',
    providerConversationId: id,
    demoRequestId,
    startedAt: startedAt.toISOString(),
    durationSecs,
    transcript: turns.map((turn, index) => toEntry(turn, turns[index + 1]?.at ?? durationSecs)),
  }
}

function toEntry({ role, message, at }: LiveTurn, until: number): TranscriptEntry {
  const secs = Math.round((until - at) * 10) / 10
  return { role, message, time_in_call_secs: at, tool_calls: [], duration: secs > 0 ? secs : null }
}
