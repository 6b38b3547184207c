import type { ConversationMetadata, Incoming, Interruption, Ping } from '@elevenlabs/types'
import type { RawData, WebSocket } from 'ws'
import { checkClientData } from './check-request.ts'
import { frameFault } from './client-frame.ts'
import { isInWriting, type Conversation } from './conversation.ts'
import { forbiddenOverride, type Permissions } from './permissions.ts'
import { answerTo, firstMessage, isGoodbye } from './small-talk.ts'
import { Hearing, type Spoken } from './speech.ts'
import { soundFormat, toneFor } from './tone.ts'

type CaptionFrame =
  | Incoming.AgentResponseClientEvent
  | Incoming.AgentResponseCorrectionClientEvent
  | Incoming.UserTranscriptionClientEvent

type AgentFrame = ConversationMetadata | Ping | Incoming.AudioClientEvent | Interruption | CaptionFrame

/** The account's settings for pages. */
export interface AgentRules {
  readonly permissions: Permissions
  /** The transcript of the incoming audio. */
  readonly speech: Spoken[]
  readonly numbersCaptions: boolean
}

const pingMs = 50

/**
 * Holds a conversation on a page as the agent does, by voice or by text: greets after the first frame, sends no
 * acknowledgements, closes with 1000 at the end. Resolves when the socket is closed, with the violations of the protocol.
 */
export function holdConversation(
  socket: WebSocket,
  conversation: Conversation,
  { permissions, speech, numbersCaptions }: AgentRules,
): Promise<string | null> {
  const started = performance.now()
  const hearing = new Hearing(speech)
  let fault: string | null = null
  let eventId = 0
  let lastSaid = 0
  let pings: ReturnType<typeof setInterval> | undefined
  const send = (frame: AgentFrame) => socket.send(JSON.stringify(frame))
  const caption = (frame: CaptionFrame) => send(numbersCaptions ? frame : withoutNumber(frame))
  const note = (role: 'agent' | 'user', message: string) => {
    const time_in_call_secs = Math.floor((performance.now() - started) / 1000)
    conversation.transcript.push({ role, message, time_in_call_secs })
  }
  const refuse = (reason: string) => {
    fault = reason
    socket.close(1008, reason.slice(0, 100))
  }

  const speak = (message: string) => {
    note('agent', message)
    lastSaid = eventId += 1
    caption({ type: 'agent_response', agent_response_event: { agent_response: message, event_id: lastSaid } })
    if (isInWriting(conversation)) return
    send({ type: 'audio', audio_event: { audio_base_64: toneFor(message), event_id: lastSaid } })
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
        agent_output_audio_format: soundFormat,
        user_input_audio_format: soundFormat,
      },
    })
    pings = setInterval(() => send({ type: 'ping', ping_event: { event_id: (eventId += 1), ping_ms: 20 } }), pingMs)
  }

  const answer = (text: string) => {
    note('user', text)
    speak(answerTo(conversation.transcript))
    if (isGoodbye(text)) socket.close(1000)
  }

  const listen = (piece: unknown) => {
    if (isInWriting(conversation)) return refuse('Sound in a conversation in writing')
    const heard = hearing.hear(piece)
    conversation.heardSecs = hearing.secs
    if (heard === null) return
    if (typeof heard === 'string') return refuse(heard)
    if (heard.leaves !== undefined) interrupt(heard.leaves)
    // This vendor may give a turn and its answer the same event number.
    const transcription = { user_transcript: heard.words, event_id: eventId + 1 }
    caption({ type: 'user_transcript', user_transcription_event: transcription })
    answer(heard.words)
  }

  const interrupt = (corrected_agent_response: string) => {
    const turn = conversation.transcript.pop()!
    conversation.transcript.push({ ...turn, message: corrected_agent_response })
    send({ type: 'interruption', interruption_event: { event_id: (eventId += 1) } })
    const original_agent_response = turn.message
    const agent_response_correction_event = { original_agent_response, corrected_agent_response, event_id: lastSaid }
    caption({ type: 'agent_response_correction', agent_response_correction_event })
  }

  const hear = (frame: Record<string, unknown>) => {
    const wrong = frameFault(frame)
    if (wrong !== null) return refuse(wrong)
    if ('user_audio_chunk' in frame) return listen(frame['user_audio_chunk'])
    // The vendor's client loses frames that arrive together with the first one, so the greeting waits for a pong.
    if (frame['type'] === 'pong' && conversation.transcript.length === 0) {
      clearInterval(pings)
      speak(firstMessage(conversation.clientData))
    }
    if (frame['type'] === 'user_message') answer(String(frame['text']))
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

/** As documented. The cast is to the SDK's types, which require a number. */
function withoutNumber(frame: CaptionFrame): CaptionFrame {
  return JSON.parse(
    JSON.stringify(frame, (key, value: unknown) => (key === 'event_id' ? undefined : value)),
  ) as CaptionFrame
}
