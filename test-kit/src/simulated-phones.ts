import { SimulatorCall, SimulatorMessage } from '@clarity/contracts'
import { array } from 'valibot'
import type { ApiClient } from './api-client.ts'
import { until } from './until.ts'

/** The built-in simulator's phones and their users. */
export class SimulatedPhones {
  private readonly client: ApiClient

  constructor(client: ApiClient) {
    this.client = client
  }

  /** Oldest first. */
  async messages(phone: string): Promise<SimulatorMessage[]> {
    const answer = await this.client.get(`/api/simulator/messages?phone=${encodeURIComponent(phone)}`)
    return answer.as(array(SimulatorMessage))
  }

  /** The phone's messages, once it has this many. */
  messagesOnceThere(phone: string, count: number): Promise<SimulatorMessage[]> {
    return until(`message ${count} of ${phone}`, async () => {
      const messages = await this.messages(phone)
      return messages.length >= count && messages
    })
  }

  /** Sends a text from the phone. */
  async reply(phone: string, body: string): Promise<void> {
    const { status } = await this.client.post('/api/simulator/messages', { from: phone, body })
    if (status !== 204) throw new Error(`The reply was answered ${status}.`)
  }

  /** Newest first. */
  async calls(phone: string): Promise<SimulatorCall[]> {
    const answer = await this.client.get(`/api/simulator/calls?phone=${encodeURIComponent(phone)}`)
    return answer.as(array(SimulatorCall))
  }

  /** The call to this phone, once it rings. */
  callOnceRinging(phone: string): Promise<SimulatorCall> {
    return until(`${phone} to ring`, async () => (await this.calls(phone)).find(({ state }) => state === 'ringing'))
  }
}
