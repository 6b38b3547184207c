import {
  RequestedDemo,
  ScenarioChoice,
  SimulatorCall,
  SimulatorMessage,
  type TranscriptEntry,
} from '@clarity/contracts'
import { array } from 'valibot'
import { expect, vi } from 'vitest'
import { ApiClient, type Answer } from './api-client.js'
import { postCallEvent, signature } from './elevenlabs-event.js'

export const recipientPhone = '+14155550123'
export const managerPhone = '+14155550199'

/** Patient enough for a loaded machine; a condition ends it long before. */
const patience = { timeout: 20_000, interval: 50 }

/** The product's main story, step by step, over HTTP. */
export class DemoStory {
  constructor(private readonly api: ApiClient) {}

  async firstScenarioId(): Promise<string> {
    const [first] = (await this.api.get('/api/scenarios')).as(array(ScenarioChoice))
    return first!.id
  }

  async request(changes: Record<string, unknown> = {}): Promise<RequestedDemo> {
    const answer = await this.api.post('/api/request-demo', await this.requestBody(changes))
    expect(answer.status).toBe(201)
    return answer.as(RequestedDemo)
  }

  async requestBody(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return {
      role: 'manager',
      scenarioId: await this.firstScenarioId(),
      managerName: 'Dana Reyes',
      managerPhone,
      recipientName: 'Alex Kim',
      recipientPhone,
      ...changes,
    }
  }

  /** Hands in a finished conversation as the voice provider does. */
  deliver(event: ReturnType<typeof postCallEvent>): Promise<Answer> {
    const body = JSON.stringify(event)
    return this.api.post('/api/webhooks/elevenlabs', body, { 'elevenlabs-signature': signature(body) })
  }

  converse(demoRequestId: string, transcript: readonly TranscriptEntry[]): Promise<Answer> {
    return this.deliver(postCallEvent(demoRequestId, transcript))
  }

  async messages(phone: string): Promise<SimulatorMessage[]> {
    const answer = await this.api.get(`/api/simulator/messages?phone=${encodeURIComponent(phone)}`)
    return answer.as(array(SimulatorMessage))
  }

  /** The phone's messages once there are this many. */
  messagesOnceThere(phone: string, count: number): Promise<SimulatorMessage[]> {
    return vi.waitFor(async () => {
      const messages = await this.messages(phone)
      expect(messages.length).toBeGreaterThanOrEqual(count)
      return messages
    }, patience)
  }

  /** A self demo of this phone, once its invitation is there. */
  async invite(phone: string): Promise<RequestedDemo> {
    const before = (await this.messages(phone)).length
    const requested = await this.request({ role: 'recipient', recipientPhone: phone })
    await this.messagesOnceThere(phone, before + 1)
    return requested
  }

  /** The person at this phone texts back. */
  async reply(phone: string, body: string): Promise<void> {
    const answer = await this.api.post('/api/simulator/messages', { from: phone, body })
    expect(answer.status).toBe(204)
  }

  async calls(phone: string): Promise<SimulatorCall[]> {
    const answer = await this.api.get(`/api/simulator/calls?phone=${encodeURIComponent(phone)}`)
    return answer.as(array(SimulatorCall))
  }

  /** The call that this phone gets, once it rings. */
  callOnceRinging(phone: string): Promise<SimulatorCall> {
    return vi.waitFor(async () => {
      const ringing = (await this.calls(phone)).find(({ state }) => state === 'ringing')
      expect(ringing).toBeDefined()
      return ringing!
    }, patience)
  }

  /** What the person does with a call of theirs. */
  async handle(call: SimulatorCall, deed: 'answer' | 'decline' | 'hangup'): Promise<void> {
    expect((await this.api.post(`/api/simulator/calls/${call.id}/${deed}`)).status).toBe(204)
  }

  /** Where the link in the phone's newest message leads. */
  async followLink(message: SimulatorMessage | undefined): Promise<string> {
    const code = /\/([0-9A-Za-z]{5})(?=\s|$)/.exec(message?.body ?? '')?.[1]
    const answer = await this.api.get(`/${code}`)
    expect(answer.status).toBe(302)
    return answer.headers.get('location')!
  }
}
