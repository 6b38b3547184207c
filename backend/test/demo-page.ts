import { DemoPage, DemoSession } from '@clarity/contracts'
import { expect } from 'vitest'
import { AgentPage } from './agent-page.js'
import type { ApiClient } from './api-client.js'
import { DemoStory } from './demo-story.js'
import type { TestApp } from './test-app.js'

/** Each demo has a different phone, because a phone receives the messages of all its demos. */
let lastPhone = 4155550200

/** A browser on the page of one demo request. */
export class OpenDemo {
  constructor(
    private readonly app: Pick<TestApp, 'url'>,
    private readonly api: ApiClient,
    readonly requestId: string,
  ) {}

  /** The page of a new demo request. */
  static async requested(app: Pick<TestApp, 'url'>, admin: ApiClient): Promise<OpenDemo> {
    lastPhone += 1
    const { requestId } = await new DemoStory(admin).request({ recipientPhone: `+1${lastPhone}` })
    return new OpenDemo(app, admin, requestId)
  }

  async read(): Promise<DemoPage> {
    return (await this.api.get(`/api/demo/${this.requestId}`)).as(DemoPage)
  }

  async session(): Promise<DemoSession> {
    const answer = await this.api.post(`/api/demo/${this.requestId}/session`)
    expect(answer.status).toBe(200)
    return answer.as(DemoSession)
  }

  /** Requests a session and connects to it. */
  async connect(): Promise<{ session: DemoSession; page: AgentPage }> {
    const session = await this.session()
    return { session, page: AgentPage.connect(this.app.url, session.signedUrl) }
  }

  /** Connects and waits for the agent's first words. */
  async begin(): Promise<AgentPage> {
    const { page } = await this.connect()
    await page.responsesOnceThere(1)
    return page
  }
}
