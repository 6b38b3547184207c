import { RequestedDemo } from '@clarity/contracts'
import type { AdminApi } from '../product/admin-api.ts'

/** Visitors and an admin who use it without a pause, and what was not answered as it should be. */
export class Traffic {
  requests = 0
  readonly lost: string[] = []
  private isOver = false
  private readonly loops: Promise<void>[]
  private readonly admin: AdminApi
  private phones = 0

  constructor(admin: AdminApi, scenarioId: string) {
    this.admin = admin
    const visit = (path: string) => () => this.admin.api.get(path)
    const request = () =>
      this.admin.api.post('/api/request-demo', {
        role: 'recipient',
        scenarioId,
        recipientName: 'Maya Lind',
        recipientPhone: `+1415556${String(1000 + this.phones++)}`,
      })
    this.loops = [
      this.loop('GET /', visit('/'), 200),
      this.loop('GET /api/scenarios', visit('/api/scenarios'), 200),
      this.loop('GET /api/admin/reports', visit('/api/admin/reports'), 200),
      this.loop('POST /api/request-demo', request, 201),
    ]
  }

  async end(): Promise<void> {
    this.isOver = true
    await Promise.all(this.loops)
  }

  private async loop(what: string, call: () => ReturnType<AdminApi['api']['get']>, expected: number): Promise<void> {
    while (!this.isOver) {
      this.requests += 1
      try {
        const answer = await call()
        if (answer.status !== expected) this.lost.push(`${what}: ${answer.status}`)
        else if (expected === 201) answer.as(RequestedDemo)
      } catch (error) {
        this.lost.push(`${what}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`)
      }
    }
  }
}
