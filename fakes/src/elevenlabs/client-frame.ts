import type { Outgoing } from '@elevenlabs/types'

type ClientFrame =
  | Outgoing.UserMessageClientToOrchestratorEvent
  | Outgoing.UserActivityClientToOrchestratorEvent
  | Outgoing.PongClientToOrchestratorEvent
  | Outgoing.ContextualUpdateClientToOrchestratorEvent
  | Outgoing.UserFeedbackClientToOrchestratorEvent
  | Outgoing.ClientToolResultClientToOrchestratorEvent

/** The required fields of each frame, by the vendor's documentation of its protocol; audio has no type. */
const fields: Record<ClientFrame['type'], Readonly<Record<string, string>>> = {
  user_message: { text: 'string' },
  user_activity: {},
  pong: { event_id: 'number' },
  contextual_update: { text: 'string' },
  feedback: { event_id: 'number' },
  client_tool_result: { tool_call_id: 'string', is_error: 'boolean' },
}

/** The protocol violation in a frame after the first; null if it is valid. */
export function frameFault(frame: Record<string, unknown>): string | null {
  if ('user_audio_chunk' in frame) return null
  const type = String(frame['type'])
  if (!Object.hasOwn(fields, type)) return `Unknown message ${type}`
  const wrong = Object.entries(fields[type as ClientFrame['type']]).find(([name, kind]) => typeof frame[name] !== kind)
  return wrong ? `${type}.${wrong[0]} must be a ${wrong[1]}` : null
}
