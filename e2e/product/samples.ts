import { bankCall, tooShortTalk, longTalk, otherBankCall } from '@clarity/test-kit/transcripts'
import type { AdminApi } from './admin-api.ts'
import type { DemoStory } from './demo-story.ts'

/** Paths of sample reports, each written once and only on use. */
export class Samples {
  private readonly written = new Map<string, Promise<string>>()

  private readonly admin: AdminApi
  private readonly demos: DemoStory

  constructor(admin: AdminApi, demos: DemoStory) {
    this.admin = admin
    this.demos = demos
  }

  report(): Promise<string> {
    return this.once('report', async () => this.target(await this.demos.reportLink(longTalk)))
  }

  shortReport(): Promise<string> {
    return this.once('short report', async () => this.target(await this.demos.reportLink(tooShortTalk)))
  }

  combinedReport(): Promise<string> {
    return this.once('combined report', async () => this.target(await this.combinedReportLink()))
  }

  /** The short link of a new combined report over three conversations. */
  async combinedReportLink(): Promise<string> {
    for (const talk of [longTalk, bankCall, otherBankCall]) await this.demos.reportLink(talk)
    const newest = (await this.admin.conversations()).slice(0, 3)
    return `/${await this.admin.generateCombinedReport(newest.map(({ id }) => id))}`
  }

  private once(name: string, write: () => Promise<string>): Promise<string> {
    const path = this.written.get(name) ?? write()
    this.written.set(name, path)
    return path
  }

  private async target(link: string): Promise<string> {
    const { headers } = await this.admin.api.get(new URL(link, this.admin.api.url).pathname)
    return headers.get('location')!
  }
}
