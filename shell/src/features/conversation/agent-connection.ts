import { agentClose, type AgentServerFrame } from '@clarity/contracts/agent-protocol'
import { spokenTextMaxLength, type DemoSession } from '@clarity/contracts/demo-session'
import { AgentSocket, lostCode } from './agent-socket'
import { Captions, type Caption } from './captions'
import { getDemoPage, isRefusal, openDemoSession } from './conversation.api'
import { reconnectDelayMs } from './reconnect-delay'
import { Store } from './store'
import { watchTheWindow } from './watch-the-window'

export type ConversationStatus = 'idle' | 'connecting' | 'talking' | 'reconnecting' | 'replaced' | 'ended' | 'failed'

export interface ConversationState {
  status: ConversationStatus
  captions: readonly Caption[]
  /** The language that is spoken, once it is known. */
  language: string | null
  /** The server's own sentence for a refusal. */
  sentence: string | null
}

/** Losses in a row before the first words that are lived through in silence. */
const toleratedLosses = 3

/** One conversation over as many connections as it takes: loses no message, and finds its way back by itself. */
export class AgentConnection extends Store<ConversationState> {
  readonly #captions = new Captions()
  #socket: AgentSocket | null = null
  #provider: DemoSession['provider'] = 'builtin'
  /** Makes an answer count for nothing when something newer has begun meanwhile. */
  #attempt = 0
  #losses = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #endWanted = false
  #stopWatching = () => {}

  constructor(
    private readonly requestId: string,
    private readonly onAgentWords: (words: string) => void,
  ) {
    super({ status: 'idle', captions: [], language: null, sentence: null })
  }

  /** Begins, goes on after a failure, or takes the conversation over from another window. */
  readonly start = (): void => {
    if (!['idle', 'failed', 'replaced'].includes(this.state.status)) return
    this.#stopWatching()
    this.#stopWatching = watchTheWindow({
      onBack: () => this.#hurry(),
      onOffline: () => this.#socket?.close(lostCode),
    })
    this.#losses = 0
    this.change({ status: 'connecting', sentence: null })
    void this.#connect()
  }

  /** Reaches the server once, whatever becomes of the connection, even where there is none yet. */
  readonly say = (words: string): void => {
    const message = words.trim().slice(0, spokenTextMaxLength)
    if (!message || !['connecting', 'talking', 'reconnecting'].includes(this.state.status)) return
    const caption = this.#captions.say(message)
    if (this.#socket?.ready) this.#send(caption)
    this.#show()
  }

  /** Ends the conversation for good; what is not yet stored is brought to the server first. */
  readonly end = (): void => {
    this.#endWanted = true
    this.change({ status: 'ended' })
    if (this.#socket?.ready) this.#sendEnd()
  }

  /** Leaves without ending: the server waits a while for the conversation to go on. */
  readonly dispose = (): void => {
    this.#attempt++
    this.#stopWatching()
    this.#drop()
    if (!['ended', 'replaced', 'failed'].includes(this.state.status)) this.change({ status: 'idle' })
  }

  async #connect(): Promise<void> {
    this.#drop()
    const attempt = ++this.#attempt
    try {
      const session = await openDemoSession(this.requestId)
      if (attempt === this.#attempt) this.#open(session)
    } catch (error) {
      if (attempt !== this.#attempt) return
      if (isRefusal(error)) await this.#askThePage(error.isSaid ? error.message : null)
      else this.#lost()
    }
  }

  #open(session: DemoSession): void {
    this.#provider = session.provider
    const words = this.#captions.takeOver(session)
    this.change({ language: session.language })
    this.#show()
    if (words) this.onAgentWords(words)
    this.#socket = new AgentSocket(
      session.signedUrl,
      { type: 'conversation_initiation_client_data', ...session.initiation },
      {
        onReady: () => this.#ready(),
        onFrame: (frame) => this.#heard(frame),
        onClosed: (code) => this.#closed(code),
      },
    )
  }

  #ready(): void {
    for (const caption of this.#captions.unsaid) this.#send(caption)
    if (this.#endWanted) this.#sendEnd()
    else this.change({ status: 'talking' })
    this.#show()
  }

  #send({ key, role, message }: Caption): void {
    this.#socket?.send({ type: 'user_message', text: message, message_id: key })
    // Only the built-in agent says that a message has arrived.
    if (this.#provider !== 'builtin') this.#captions.store(role, message, key)
  }

  #sendEnd(): void {
    // Only the built-in agent knows the frame, and closes when all that came before it is stored.
    if (this.#provider === 'builtin') this.#socket?.send({ type: 'end_conversation' })
    else this.#socket?.close(agentClose.ended)
  }

  #heard(frame: AgentServerFrame): void {
    this.#losses = 0
    if (frame.type === 'agent_response') {
      const { agent_response: words, event_id } = frame.agent_response_event
      if (this.#captions.store('agent', words, this.#captions.keyOf(event_id))) this.onAgentWords(words)
      this.#show()
    }
    if (frame.type === 'user_transcript') {
      const { user_transcript: words, event_id, message_id } = frame.user_transcription_event
      this.#captions.store('user', words, this.#captions.keyOf(event_id, message_id))
      this.#show()
    }
  }

  #closed(code: number): void {
    this.#drop()
    if (code === agentClose.ended) this.#over('ended')
    else if (code === agentClose.replaced) this.#over('replaced')
    else if (code === agentClose.unknownSession) void this.#askThePage(null)
    else this.#lost()
  }

  /** The session is no good any more, or was refused: the page knows what has become of the conversation. */
  async #askThePage(sentence: string | null): Promise<void> {
    const attempt = ++this.#attempt
    try {
      const { state } = await getDemoPage(this.requestId)
      if (attempt !== this.#attempt) return
      if (state === 'finished') this.#over('ended')
      else if (sentence || state === 'expired' || state === 'opted_out') this.#over('failed', sentence)
      else this.#lost()
    } catch (error) {
      if (attempt !== this.#attempt) return
      if (isRefusal(error)) this.#over('failed', sentence ?? (error.isSaid ? error.message : null))
      else this.#lost()
    }
  }

  #lost(): void {
    this.#losses++
    if (this.state.status === 'connecting' && this.#losses >= toleratedLosses) return this.#over('failed')
    if (this.state.status === 'talking') this.change({ status: 'reconnecting' })
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => void this.#connect(), reconnectDelayMs(this.#losses))
  }

  /** Somebody looks at the page again, or the network is back: no need to wait any longer. */
  #hurry(): void {
    if (this.state.status === 'reconnecting' && !this.#socket) void this.#connect()
  }

  #over(status: 'ended' | 'replaced' | 'failed', sentence: string | null = null): void {
    this.change({ status: this.#endWanted ? 'ended' : status, sentence })
    this.dispose()
  }

  #drop(): void {
    clearTimeout(this.#retryTimer)
    this.#socket?.drop()
    this.#socket = null
  }

  #show(): void {
    this.change({ captions: this.#captions.all })
  }
}
