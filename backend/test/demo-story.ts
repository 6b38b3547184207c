import {
  RequestedDemo,
  ScenarioChoice,
  type SimulatorCall,
  type SimulatorMessage,
  type TranscriptEntry,
} from '@clarity/contracts'
import { postCallEvent, signature } from '@clarity/test-kit/post-call-event'
import { SimulatedPhones } from '@clarity/test-kit/simulated-phones'
import { array } from 'valibot'
import { expect } from 'vitest'
import type { Answer, ApiClient } from './api-client.js'

export const recipientPhone = '+14155550123'
export const managerPhone = '+14155550199'

/** The product's main story, step by step, over HTTP. */
export class DemoStory extends SimulatedPhones {
  constructor(private readonly api: ApiClient) {
    super(api)
  }

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

  /** Posts the event of a finished conversation, as the voice provider does. */
  deliver(event: ReturnType<typeof postCallEvent>): Promise<Answer> {
    const body = JSON.stringify(event)
    return this.api.post('/api/webhooks/elevenlabs', body, { 'elevenlabs-signature': signature(body) })
  }

  converse(demoRequestId: string, transcript: readonly TranscriptEntry[]): Promise<Answer> {
    return this.deliver(postCallEvent(demoRequestId, transcript))
  }

  /** Requests a self demo for this phone, and waits for its invitation. */
  async invite(phone: string): Promise<RequestedDemo> {
    const before = (await this.messages(phone)).length
    const requested = await this.request({ role: 'recipient', recipientPhone: phone })
    await this.messagesOnceThere(phone, before + 1)
    return requested
  }

  /** Answers, declines or ends a call on the person's simulated phone. */
  async handle(call: SimulatorCall, deed: 'answer' | 'decline' | 'hangup'): Promise<void> {
    expect((await this.api.post(`/api/simulator/calls/${call.id}/${deed}`)).status).toBe(204)
  }

  /** The path to which the link in this message redirects. */
  async followLink(message: SimulatorMessage | undefined): Promise<string> {
    const code = /\/([0-9A-Za-z]{5})(?=\s|$)/.exec(message?.body ?? '')?.[1]
    const answer = await this.api.get(`/${code}`)
    expect(answer.status).toBe(302)
    return answer.headers.get('location')!
  }
}
