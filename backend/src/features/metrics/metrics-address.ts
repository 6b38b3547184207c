import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { HealthService } from '../health/health.service.js'
import { MetricsService } from './metrics.service.js'

/**
 * `/metrics`, `/healthz` and `/readyz` on METRICS_PORT, for the operator's own network: no session, no token, no other
 * path. It is the only port of a worker. It also answers while the requests of the other port wait for the database.
 */
@Injectable()
export class MetricsAddress implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: MetricsService,
    private readonly health: HealthService,
  ) {}

  /** Null if METRICS_PORT is not set. */
  get port(): number | null {
    return this.server && (this.server.address() as AddressInfo).port
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort: port, host } = this.config
    if (port === null) return
    const server = createServer({ requestTimeout: 10_000 }, (request, response) => void this.answer(request, response))
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ port, host }, resolve))
    this.server = server
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this
    if (server === null) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, text } = await this.find(request)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  }

  private async find({
    url = '',
    method = '',
  }: IncomingMessage): Promise<{ status: number; type: string; text: string }> {
    if (!['GET', 'HEAD'].includes(method)) return json(405, 'This address does not take this method.')
    const [path] = url.split('?', 1)
    if (path === '/healthz') return json(200)
    if (path === '/readyz') return this.readiness()
    if (path === '/metrics') return { status: 200, type: this.metrics.contentType, text: await this.metrics.read() }
    return json(404, 'There is nothing at this address.')
  }

  private async readiness() {
    const reason = await this.health.findUnreadiness()
    return reason === null ? json(200) : json(503, reason)
  }
}

function json(status: number, error?: string) {
  const body = error === undefined ? { status: 'ok' } : { error, message: error }
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(body) }
}
