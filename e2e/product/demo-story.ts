import {
  elevenLabsSignatureHeader,
  RequestedDemo,
  ScenarioChoice,
  type SimulatorMessage,
  type TranscriptEntry,
} from '@clarity/contracts'
import type { Answer } from '@clarity/test-kit/api-client'
import { postCallEvent, signature } from '@clarity/test-kit/post-call-event'
import { SimulatedPhones } from '@clarity/test-kit/simulated-phones'
import { array } from 'valibot'
import type { AdminApi } from './admin-api.ts'

export interface Demo extends RequestedDemo {
  readonly recipientPhone: string
  readonly managerPhone: string
}

/** A scenario that every new product has. */
const sampleScenario = 'Pitch to a buyer who has been burned'

/** The product's main story up to the link on the recipient's phone. */
export class DemoStory extends SimulatedPhones {
  private readonly admin: AdminApi
  private phones: number

  /** `firstPhone`: the last four digits, for a second one in a product. */
  constructor(admin: AdminApi, firstPhone = 1000) {
    super(admin.api)
    this.admin = admin
    this.phones = firstPhone
  }

  /** Robin requests a demo, for Logan unless another is named; each has a new phone number, unless Logan's is given. */
  async request(recipientPhone = this.newPhone(), recipientName = 'Logan Reed'): Promise<Demo> {
    const managerPhone = this.newPhone()
    const scenarios = (await this.admin.api.get('/api/scenarios')).as(array(ScenarioChoice))
    const scenario = scenarios.find(({ title }) => title === sampleScenario)
    const answer = await this.admin.api.post('/api/request-demo', {
      role: 'manager',
      scenarioId: scenario!.id,
      managerName: 'Robin Hale',
      managerPhone,
      recipientName,
      recipientPhone,
    })
    return { ...answer.as(RequestedDemo), recipientPhone, managerPhone }
  }

  /** Posts the finished conversation, signed, as the voice provider does. */
  converse(demo: Demo, transcript: readonly TranscriptEntry[]): Promise<Answer> {
    return this.postCall(demo, transcript)()
  }

  /** One event, to be delivered as often as it is called. */
  postCall(demo: Demo, transcript: readonly TranscriptEntry[]): () => Promise<Answer> {
    const body = JSON.stringify(postCallEvent(demo.requestId, transcript))
    const headers = { [elevenLabsSignatureHeader]: signature(body) }
    return () => this.admin.api.post('/api/webhooks/elevenlabs', body, headers)
  }

  /** The newest message of the phone, once it has this many. */
  async message(phone: string, count: number): Promise<SimulatorMessage> {
    return (await this.messagesOnceThere(phone, count))[count - 1]!
  }

  /** A demo from the request to the report's link, as the recipient gets it. */
  async reportLink(transcript: readonly TranscriptEntry[]): Promise<string> {
    const demo = await this.request()
    await this.message(demo.recipientPhone, 1)
    await this.converse(demo, transcript)
    return linkIn(await this.message(demo.recipientPhone, 2))
  }

  /** A number that is unique in this product. */
  newPhone(): string {
    return `+1415555${String(this.phones++)}`
  }
}

export function linkIn({ body }: Pick<SimulatorMessage, 'body'>): string {
  const link = /https?:\/\/\S+\/[0-9A-Za-z]{5}(?=\s|$)/.exec(body)
  if (!link) throw new Error('The message carries no link.')
  return link[0]
}
