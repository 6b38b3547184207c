import { agentClose, AgentServerFrame, AgentTentativeTranscript } from '@clarity/contracts/agent-protocol'
import type { ClosedConnection, DemoSession } from '@clarity/contracts/demo-session'
import {
  SessionConnectionError,
  TextConversation,
  VoiceConversation,
  type Conversation,
  type DisconnectionDetails,
} from '@elevenlabs/client'
import { is, safeParse } from 'valibot'
import { abnormalCloseCode, type AgentLink, type AgentLinkEvents } from '../conversation/agent-link'
import type { ElevenLabsVoice } from './elevenlabs-voice'
import { microphoneProblem } from './microphone-problem'
import { allowsTextOnly, sessionOptions } from './session-options'

/** A conversation with the provider's agent by the provider's own client: by voice, or by text without a microphone. */
export class ElevenLabsLink implements AgentLink {
  ready = false
  #conversation: Conversation | null = null
  #isGone = false

  constructor(
    private readonly session: DemoSession,
    private readonly voice: ElevenLabsVoice,
    private readonly events: AgentLinkEvents,
  ) {
    void this.#open()
  }

  say(words: string, id: string): void {
    this.#conversation!.sendUserMessage(words)
    // The agent acknowledges nothing: a sent message has arrived, or the connection is lost.
    this.events.onFrame({
      type: 'user_transcript',
      user_transcription_event: { user_transcript: words, event_id: 0, message_id: id },
    })
  }

  end(): void {
    this.close(agentClose.ended)
  }

  close(code: number, refused?: ClosedConnection): void {
    if (this.#isGone) return
    this.drop()
    this.events.onClosed(code, refused)
  }

  drop(): void {
    this.#isGone = true
    this.ready = false
    this.voice.silence()
    void this.#conversation?.endSession()
  }

  async #open(): Promise<void> {
    try {
      if (this.voice.snapshot().inWriting) await this.#write()
      else await VoiceConversation.startSession(this.#options())
    } catch (error) {
      const problem = microphoneProblem(error)
      if (this.#isGone) return
      // After any other audio failure the next connection is text only.
      if (problem !== null || !(error instanceof SessionConnectionError))
        this.voice.goesOnInWriting(problem ?? 'unreachable')
      if (problem === null) return this.close(abnormalCloseCode, closedBy(error))
      await this.#write().catch((failure: unknown) => this.close(abnormalCloseCode, closedBy(failure)))
    }
  }

  /** If the agent does not allow text_only, it speaks as well, and its audio is not played. */
  #write(): Promise<TextConversation> {
    return TextConversation.startSession({
      ...this.#options(),
      ...(allowsTextOnly(this.session) && { textOnly: true }),
    })
  }

  #options() {
    return {
      ...sessionOptions(this.session),
      onConversationCreated: (conversation: Conversation) => this.#created(conversation),
      onIncomingEvent: (event: unknown) => this.#hear(event),
      onModeChange: ({ mode }: { mode: string }) => !this.#isGone && this.voice.speaks(mode === 'speaking'),
      onDisconnect: (details: DisconnectionDetails) => this.close(codeOf(details), closedBy(details)),
    }
  }

  #created(conversation: Conversation): void {
    this.#conversation = conversation
    // The user left while the browser still asked for the microphone.
    if (this.#isGone) return void conversation.endSession()
    if (conversation.type === 'voice') this.voice.carriedBy(conversation)
    this.ready = true
    this.events.onReady()
  }

  #hear(event: unknown): void {
    if (this.#isGone) return
    if (is(AgentTentativeTranscript, event))
      return this.voice.understands(event.tentative_user_transcription_event.user_transcript)
    const { success, output: frame } = safeParse(AgentServerFrame, event)
    if (!success) return
    if (frame.type !== 'user_transcript') return this.events.onFrame(frame)
    this.voice.understands('')
    // A user's turn and its answer may have the same number, or none.
    const { event_id } = frame.user_transcription_event
    const message_id = `${this.session.conversationId}-user-${event_id ?? crypto.randomUUID()}`
    this.events.onFrame({ ...frame, user_transcription_event: { ...frame.user_transcription_event, message_id } })
  }
}

/** Longer reasons than a WebSocket allows would be refused by the server. */
const longestReason = 123

/** How the agent closed the connection, if it said so; a lost network says nothing. */
function closedBy(failure: unknown): ClosedConnection | undefined {
  const { closeCode: code, closeReason: reason } = (failure ?? {}) as { closeCode?: number; closeReason?: string }
  if (code === undefined || code < 1000 || code > 4999 || !reason) return undefined
  return { code, reason: reason.slice(0, longestReason) }
}

/** With this provider only the close code of a finished conversation has a meaning. */
function codeOf(details: DisconnectionDetails): number {
  const isOver = details.reason !== 'error' || details.context.type === 'max_duration_exceeded'
  return isOver ? agentClose.ended : abnormalCloseCode
}
