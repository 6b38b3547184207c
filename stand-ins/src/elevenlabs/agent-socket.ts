import type { RawData, WebSocket } from 'ws'
import { checkClientData } from './check-request.ts'
import type { ClientData, Conversation } from './conversation.ts'
import { forbiddenOverride, type Permissions } from './permissions.ts'

const format = 'pcm_16000'
const pingMs = 50

/** Said in turn, whatever is said to it; a goodbye ends the conversation. */
const answers = [
  'I see. Could you tell me a little more about that?',
  'Thank you, that helps. What would you like to happen next?',
  'That is a good plan. Is there anything else on your mind?',
]

/**
 * Holds a conversation on a page in text, as the agent does: greets after the first frame, acknowledges nothing, closes
 * with 1000 when it is over. Settled once the socket is closed, with what went against the protocol.
 */
export function holdConversation(
  socket: WebSocket,
  conversation: Conversation,
  permissions: Permissions,
): Promise<string | null> {
  const started = performance.now()
  let fault: string | null = null
  let eventId = 0
  let pings: ReturnType<typeof setInterval> | undefined
  const send = (frame: unknown) => socket.send(JSON.stringify(frame))
  const note = (role: 'agent' | 'user', message: string) => {
    const time_in_call_secs = Math.floor((performance.now() - started) / 1000)
    conversation.transcript.push({ role, message, time_in_call_secs })
  }
  const speak = (message: string) => {
    note('agent', message)
    send({ type: 'agent_response', agent_response_event: { agent_response: message, event_id: (eventId += 1) } })
  }
  const refuse = (reason: string) => {
    fault = reason
    socket.close(1008, reason.slice(0, 100))
  }

  const begin = (frame: Record<string, unknown>) => {
    if (frame['type'] !== 'conversation_initiation_client_data') return refuse('Initiation data must come first')
    const forbidden = forbiddenOverride(frame['conversation_config_override'], permissions)
    if (forbidden !== null) return refuse(`Override for field '${forbidden}' is not allowed by config.`)
    const refused = checkClientData(frame)
    if (refused) return refuse(refused.message)
    conversation.clientData = frame
    conversation.status = 'in-progress'
    send({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: {
        conversation_id: conversation.id,
        agent_output_audio_format: format,
        user_input_audio_format: format,
      },
    })
    pings = setInterval(() => send({ type: 'ping', ping_event: { event_id: (eventId += 1), ping_ms: 20 } }), pingMs)
  }

  /** The vendor's own client loses what comes in one piece with the first frame: it greets who is known to listen. */
  const greet = () => {
    clearInterval(pings)
    speak(firstMessage(conversation.clientData))
  }

  const hear = (frame: Record<string, unknown>) => {
    const known = ['user_message', 'user_activity', 'pong', 'contextual_update', 'feedback', 'client_tool_result']
    if ('user_audio_chunk' in frame) return
    if (!known.includes(String(frame['type']))) return refuse(`Unknown message ${String(frame['type'])}`)
    if (frame['type'] === 'pong' && conversation.transcript.length === 0) greet()
    if (frame['type'] !== 'user_message') return
    const text = String(frame['text'])
    note('user', text)
    const isOver = /\bgoodbye\b/i.test(text)
    const said = conversation.transcript.filter(({ role }) => role === 'user').length
    speak(isOver ? 'Thank you for the conversation. Goodbye!' : answers[(said - 1) % answers.length]!)
    if (isOver) socket.close(1000)
  }

  socket.on('message', (data: RawData) => {
    const frame = JSON.parse((data as Buffer).toString('utf8')) as Record<string, unknown>
    if (conversation.status === 'initiated') begin(frame)
    else hear(frame)
  })
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(pings)
      resolve(fault)
    }),
  )
}

function firstMessage({ dynamic_variables, conversation_config_override }: ClientData): string {
  const { agent } = (conversation_config_override ?? {}) as { agent?: { first_message?: string } }
  const variable = dynamic_variables?.['first_message']
  return agent?.first_message ?? (typeof variable === 'string' ? variable : 'Hello.')
}
