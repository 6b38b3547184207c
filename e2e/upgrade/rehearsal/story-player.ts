import { DemoPage, Report, ReportContent, RequestedDemo } from '@clarity/contracts'
import { until } from '@clarity/test-kit/until'
import { parse } from 'valibot'
import { AgentTalk } from '../../product/agent-talk.ts'
import { DemoStory, linkIn } from '../../product/demo-story.ts'
import type { AdminApi } from '../../product/admin-api.ts'

const patienceMs = 60_000
const maxTalks = 10

const words = [
  'The deliveries of last month came late, and two of our customers have left us because of that long delay.',
  'I will talk to the warehouse on Monday and send you a list of all late orders by Friday.',
]

/** Plays whole stories: the form, the invitation, YES, the call, the talk, the report, its gate. */
export class StoryPlayer {
  private readonly admin: AdminApi
  private readonly phones: DemoStory
  private readonly scenarioId: string

  constructor(admin: AdminApi, scenarioId: string) {
    this.admin = admin
    this.phones = new DemoStory(admin)
    this.scenarioId = scenarioId
  }

  /** The form, with a number of its own. Throws if no answer comes: the outcome is then unknown. */
  async ask(recipientPhone: string): Promise<string> {
    const body = { role: 'recipient', scenarioId: this.scenarioId, recipientName: 'Zoë Müller', recipientPhone }
    return (await this.admin.api.post('/api/request-demo', body)).as(RequestedDemo).requestId
  }

  async tell(requestId: string, phone: string): Promise<void> {
    await this.received(phone, 'self-invited')
    await this.phones.reply(phone, 'YES')
    await this.talk(requestId, phone)
    await this.read(await this.received(phone, 'report'))
  }

  /** Every message of this kind that the phone has got. */
  async messages(phone: string, kind: string): Promise<string[]> {
    const bodies = (await this.phones.messages(phone)).map(({ body }) => body)
    return bodies.filter((body) => body.startsWith(`${kind}:`))
  }

  private received(phone: string, kind: string): Promise<string> {
    return until(`'${kind}' on ${phone}`, async () => (await this.messages(phone, kind))[0], patienceMs)
  }

  /** Answers the call and talks to the end, over as many connections as that takes. */
  private async talk(requestId: string, phone: string): Promise<void> {
    const { id } = await this.phones.callOnceRinging(phone)
    await this.admin.api.post(`/api/simulator/calls/${id}/answer`, {})
    let lost: unknown
    for (let talks = 0; talks < maxTalks; talks += 1) {
      const { state } = (await this.admin.api.get(`/api/demo/${requestId}`)).as(DemoPage)
      if (state === 'finished') return
      try {
        return await this.talkOn(requestId)
      } catch (error) {
        lost = error
      }
    }
    throw new Error(`The conversation does not come to its end: ${(lost as Error).message}`)
  }

  private async talkOn(requestId: string): Promise<void> {
    const talk = await AgentTalk.open(this.admin.api, requestId)
    const isSaid = (text: string) => talk.turns.some(({ role, message }) => role === 'user' && message === text)
    for (const text of words.filter((each) => !isSaid(each))) await talk.exchange(text)
    await talk.end()
  }

  private async read(message: string): Promise<void> {
    const { headers } = await this.admin.api.get(new URL(linkIn({ body: message })).pathname)
    const answer = await this.admin.api.post(`/api${headers.get('location')}`, { email: 'reader@example.com' })
    parse(Report, JSON.parse(answer.as(ReportContent).content))
  }
}
