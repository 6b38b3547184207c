import { DemoPage, directAccessEmail, ReportContent } from '@clarity/contracts'
import { ApiClient, type Answer } from '@clarity/test-kit/api-client'
import { expectStatus } from './expect-status.ts'

/** The content that a reader got at a report's gate. */
export interface Reading {
  /** `/report/{id}` or `/combined-report/{id}` */
  readonly path: string
  readonly content: string
}

/** Opens reports as a reader, each time with a view. */
export class ReportReaders {
  readonly all: Reading[] = []
  private readonly reader: ApiClient

  constructor(url: string) {
    this.reader = new ApiClient(url)
  }

  /** Follows the short link, which counts a hit, and opens the gate. */
  async read(link: string): Promise<void> {
    const { headers } = await this.reader.get(new URL(link, this.reader.url).pathname)
    const path = headers.get('location')!
    this.all.push({ path, content: (await this.open(path)).as(ReportContent).content })
  }

  async readReportOf({ requestId }: { requestId: string }): Promise<void> {
    const { reportPath } = (await this.reader.get(`/api/demo/${requestId}`)).as(DemoPage)
    await this.read(reportPath!)
  }

  open(path: string, email = 'läser.zoë@example.com'): Promise<Answer> {
    return this.reader.post(`/api${path}`, { email })
  }

  /** Everything else that can happen at the gate. */
  async fail(path: string): Promise<void> {
    const error = { email: 'a@example.com', hasError: true, errorMessage: 'Größe?' }
    await expectStatus(404, 'An unknown report', this.open('/report/never-there'))
    await expectStatus(403, 'Direct access', this.open(path, directAccessEmail))
    await expectStatus(204, "A reader's error", this.reader.post(`/api${path}`, error))
  }
}
