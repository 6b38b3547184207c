import { agentClose, type AgentServerFrame } from '@clarity/contracts/agent-protocol'
import type { ClosedConnection, DemoSession } from '@clarity/contracts/demo-session'
import type { LoadAgentAccess } from './agent-access'
import { abnormalCloseCode, type AgentAccess, type AgentLink } from './agent-link'
import { Captions, type Caption } from './captions'
import { getDemoPage, isRefusal, openDemoSession } from './conversation.api'
import { mostLosses, reconnectDelayMs, steadyMs } from './reconnect-delay'
import { spokenParts } from './spoken-parts'
import { Store } from './store'
import type { Voice } from './voice'
import { watchNetwork } from './watch-network'

export type ConversationStatus = 'idle' | 'connecting' | 'talking' | 'reconnecting' | 'replaced' | 'ended' | 'failed'

export interface ConversationState {
  status: ConversationStatus
  captions: readonly Caption[]
  /** The speech input and output in use; the browser's until the session is known. */
  voice: Voice
  /** The language that is spoken, once it is known. */
  language: string | null
  /** The name of the role that the agent plays, if the scenario gives one. */
  agentName: string | null
  /** The server's own sentence for a refusal. */
  sentence: string | null
}

/** Lost connections in a row before the first words that are not reported. */
const toleratedLosses = 3

/** One conversation over as many connections as it takes: loses no message, and reconnects by itself. */
export class AgentConnection extends Store<ConversationState> {
  readonly #captions = new Captions()
  #link: AgentLink | null = null
  /** Counts up with each new attempt, so the answers of earlier attempts are ignored. */
  #attempt = 0
  #losses = 0
  #readyAt = Infinity
  /** Sent to the server with the next session. */
  #refused: ClosedConnection | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #endWanted = false
  #stopWatching = () => {}

  constructor(
    private readonly requestId: string,
    private readonly accessTo: LoadAgentAccess,
    voice: Voice,
  ) {
    super({ status: 'idle', captions: [], voice, language: null, agentName: null, sentence: null })
  }

  /** Starts the conversation, continues it after a failure, or takes it over from another window. */
  readonly start = (): void => {
    if (!['idle', 'failed', 'replaced'].includes(this.state.status)) return
    this.#stopWatching()
    this.#stopWatching = watchNetwork({
      onBack: () => this.#hurry(),
      onOffline: () => this.#link?.close(abnormalCloseCode),
    })
    this.#losses = 0
    this.change({ status: 'connecting', sentence: null })
    void this.#connect()
  }

  /** Each message reaches the server once, in any state of the connection. */
  readonly say = (words: string): void => {
    if (!['connecting', 'talking', 'reconnecting'].includes(this.state.status)) return
    for (const message of spokenParts(words)) {
      const caption = this.#captions.say(message)
      if (this.#link?.ready) this.#send(caption)
    }
    this.#show()
  }

  /** Ends the conversation for good; messages that are not stored yet are sent first. */
  readonly end = (): void => {
    this.#endWanted = true
    this.change({ status: 'ended' })
    if (this.#link?.ready) this.#link.end()
  }

  /** The conversation ended elsewhere before this page resumed it. */
  readonly endElsewhere = (): void => {
    if (this.state.status === 'idle') this.change({ status: 'ended' })
  }

  /** Leaves without ending: the conversation can be resumed for a while. */
  readonly dispose = (): void => {
    this.#attempt++
    this.#stopWatching()
    this.#drop()
    if (!['ended', 'replaced', 'failed'].includes(this.state.status)) this.change({ status: 'idle' })
  }

  async #connect(): Promise<void> {
    this.#drop()
    const attempt = ++this.#attempt
    const refused = this.#refused
    this.#refused = undefined
    try {
      const session = await openDemoSession(this.requestId, refused)
      const access = await this.accessTo(session.provider)
      if (attempt === this.#attempt) this.#open(session, access)
    } catch (error) {
      if (attempt !== this.#attempt) return
      if (isRefusal(error)) await this.#askThePage(error.isSaid ? error.message : null)
      else this.#lost()
    }
  }

  #open(session: DemoSession, access: AgentAccess): void {
    const { voice } = access
    const words = this.#captions.takeOver(session)
    this.change({ voice, language: session.language, agentName: session.agentName ?? null })
    this.#show()
    if (words) voice.agentSays(words)
    this.#link = access.open(session, {
      onReady: () => this.#ready(),
      onFrame: (frame) => this.#heard(frame),
      onClosed: (code, refused) => this.#closed(code, refused),
    })
  }

  #ready(): void {
    this.#readyAt = Date.now()
    for (const caption of this.#captions.unsaid) this.#send(caption)
    if (this.#endWanted) this.#link?.end()
    else this.change({ status: 'talking' })
    this.#show()
  }

  #send({ key, message }: Caption): void {
    this.#link?.say(message, key)
  }

  #heard(frame: AgentServerFrame): void {
    if (frame.type === 'agent_response' || frame.type === 'user_transcript') this.#losses = 0
    if (frame.type === 'agent_response') {
      const { agent_response: words, event_id } = frame.agent_response_event
      if (this.#captions.store('agent', words, this.#captions.keyOf(event_id))) this.state.voice.agentSays(words)
      this.#show()
    }
    if (frame.type === 'agent_response_correction') {
      const { corrected_agent_response: words, event_id } = frame.agent_response_correction_event
      this.#captions.correct(words, event_id)
      this.#show()
    }
    if (frame.type === 'user_transcript') {
      const { user_transcript: words, event_id, message_id } = frame.user_transcription_event
      this.#captions.store('user', words, this.#captions.keyOf(event_id, message_id))
      this.#show()
    }
  }

  #closed(code: number, refused?: ClosedConnection): void {
    this.#drop()
    this.#refused = refused
    if (Date.now() - this.#readyAt > steadyMs) this.#losses = 0
    this.#readyAt = Infinity
    if (code === agentClose.ended) this.#over('ended')
    else if (code === agentClose.replaced) this.#over('replaced')
    else if (code === agentClose.unknownSession) void this.#askThePage(null)
    else this.#lost()
  }

  /** The session is invalid or was refused: the demo page's data has the state of the conversation. */
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
    const tolerated = this.state.status === 'connecting' ? toleratedLosses : mostLosses
    if (this.#losses >= tolerated) return this.#over('failed')
    if (this.state.status === 'talking') this.change({ status: 'reconnecting' })
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => void this.#connect(), reconnectDelayMs(this.#losses))
  }

  /** The page is visible again, or the network is back: reconnect without further delay. */
  #hurry(): void {
    if (this.state.status === 'reconnecting' && !this.#link) void this.#connect()
  }

  #over(status: 'ended' | 'replaced' | 'failed', sentence: string | null = null): void {
    this.change({ status: this.#endWanted ? 'ended' : status, sentence })
    this.dispose()
  }

  #drop(): void {
    clearTimeout(this.#retryTimer)
    this.#link?.drop()
    this.#link = null
  }

  #show(): void {
    this.change({ captions: this.#captions.all })
  }
}
