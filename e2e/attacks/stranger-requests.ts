import { RequestedDemo, ScenarioChoice } from '@clarity/contracts'
import type { Answer } from '@clarity/test-kit/api-client'
import { array } from 'valibot'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import type { Server } from '../product/server.ts'
import { addressIn, Stranger } from './networks.ts'

/** The home page's form, posted without a session, from any network and for any phone. */
export class StrangerRequests {
  readonly phones: DemoStory
  private readonly url: string
  private readonly scenarioId: string
  private networks = 0

  private constructor(url: string, phones: DemoStory, scenarioId: string) {
    this.url = url
    this.phones = phones
    this.scenarioId = scenarioId
  }

  static async at({ url }: Server): Promise<StrangerRequests> {
    const admin = await AdminApi.signedIn(url)
    const [scenario] = (await admin.api.get('/api/scenarios')).as(array(ScenarioChoice))
    return new StrangerRequests(url, new DemoStory(admin), scenario!.id)
  }

  /** As a manager for another person, from a new network unless an address is given. */
  manage(changes: Record<string, string> = {}, address = this.newAddress()): Promise<Answer> {
    const managers = { managerName: 'Robin Hale', managerPhone: this.phones.newPhone() }
    return this.ask({ role: 'manager', ...managers, ...changes }, address)
  }

  /** As a self demo, by the form's role. */
  self(changes: Record<string, string> = {}, address = this.newAddress()): Promise<Answer> {
    return this.ask({ role: 'recipient', ...changes }, address)
  }

  /** The number of messages that have reached a phone. */
  async textsTo(phone: string): Promise<number> {
    return (await this.phones.messages(phone)).filter(({ direction }) => direction === 'outbound').length
  }

  post(path: string, body: unknown): Promise<Answer> {
    return new Stranger(this.url, this.newAddress()).post(path, body)
  }

  private ask(body: Record<string, string>, address: string): Promise<Answer> {
    const recipient = { recipientName: 'Logan Reed', recipientPhone: this.phones.newPhone() }
    return new Stranger(this.url, address).post('/api/request-demo', {
      scenarioId: this.scenarioId,
      ...recipient,
      ...body,
    })
  }

  private newAddress(): string {
    return addressIn((this.networks += 1))
  }
}

export const isAccepted = ({ status }: Answer): boolean => status === 201

export const awaitsManager = (answer: Answer): boolean =>
  isAccepted(answer) && answer.as(RequestedDemo).awaitsManager === true
