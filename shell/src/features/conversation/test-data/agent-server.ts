import {
  AgentClientFrame,
  agentClose,
  agentSubprotocol,
  type AgentServerFrame,
} from '@clarity/contracts/agent-protocol'
import type { DemoPage, DemoSession } from '@clarity/contracts/demo-session'
import { cleanup } from '@testing-library/react'
import { parse } from 'valibot'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** The agent's side of a WebSocket. It checks that a page sends only frames of the contract. */
export class AgentServer extends EventTarget {
  readonly frames: AgentClientFrame[] = []
  /** The page's first frame. */
  initiation: AgentClientFrame | undefined
  closedByPage = false

  constructor(
    readonly url: string,
    readonly protocols: string | readonly string[],
  ) {
    super()
    connections.push(this)
  }

  send(text: string): void {
    expect(this.closedByPage).toBe(false)
    this.frames.push(parse(AgentClientFrame, JSON.parse(text)))
  }

  close(): void {
    this.closedByPage = true
  }

  accept(conversationId = 'c1'): void {
    expect([this.protocols].flat()).toEqual([agentSubprotocol])
    this.dispatchEvent(new Event('open'))
    this.initiation = this.frames.shift()
    expect(this.initiation?.type).toBe('conversation_initiation_client_data')
    const formats = { agent_output_audio_format: 'pcm_16000', user_input_audio_format: 'pcm_16000' }
    this.tell({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: { conversation_id: conversationId, ...formats },
    })
  }

  says(words: string, place: number): void {
    this.tell({ type: 'agent_response', agent_response_event: { agent_response: words, event_id: place } })
  }

  stores(place: number): void {
    const message = this.messages.at(-1)!
    this.tell({
      type: 'user_transcript',
      user_transcription_event: { user_transcript: message.text, event_id: place, message_id: message.message_id },
    })
  }

  tell(frame: AgentServerFrame): void {
    this.tellRaw(JSON.stringify(frame))
  }

  tellRaw(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  ends(code: number = agentClose.ended, reason = ''): void {
    this.dispatchEvent(new CloseEvent('close', { code, reason }))
  }

  get messages() {
    return this.frames.filter((frame) => frame.type === 'user_message')
  }
}

/** Every connection that the page made, oldest first. */
export let connections: AgentServer[] = []
export const newest = (): AgentServer => connections.at(-1)!

export const session = (change: Partial<DemoSession> = {}): DemoSession => ({
  provider: 'builtin',
  conversationId: 'c1',
  signedUrl: '/api/conversation?token=t',
  language: 'en',
  turns: [],
  ...change,
})

export const demoPage = (change: Partial<DemoPage> = {}): DemoPage => ({
  state: 'open',
  scenarioTitle: 'A late delivery',
  scenarioDescription: 'A customer waits for a parcel.',
  recipientName: 'Maya Okafor',
  recipientRole: 'The customer',
  language: 'en',
  reportPath: null,
  ...change,
})

beforeEach(() => {
  connections = []
  vi.stubGlobal('WebSocket', AgentServer)
})

afterEach(() => {
  // The mounted page still needs the globals when it unmounts.
  cleanup()
  vi.unstubAllGlobals()
})
