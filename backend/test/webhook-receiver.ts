import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Someone's server that takes webhooks. */
export class WebhookReceiver {
  readonly received: Received[] = []
  /** What it answers, in order; then 204. */
  answers: number[] = []
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      this.received.push({ headers: request.headers, text: Buffer.concat(parts).toString() })
      const status = this.answers.shift() ?? 204
      response.writeHead(status, { location: `${this.url}elsewhere` }).end()
    })
  })

  static async listening(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver()
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve))
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`
  }

  /** The verified bodies of one type, once there are so many. Throws for a wrong signature. */
  async bodiesOnceThere(secret: string, type: string, count: number): Promise<{ timestamp: string; data: unknown }[]> {
    const webhook = new Webhook(secret)
    return vi.waitFor(
      () => {
        const bodies = this.received.map(
          ({ headers, text }) =>
            webhook.verify(text, headers as Record<string, string>) as {
              type: string
              timestamp: string
              data: unknown
            },
        )
        const found = bodies.filter((body) => body.type === type)
        if (found.length < count) throw new Error(`${found.length} of ${count} ${type}`)
        return found
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
