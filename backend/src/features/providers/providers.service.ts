import { Inject, Injectable } from '@nestjs/common'
import { providerPorts, providerTexts, type Provider, type ProviderCheck, type ProviderPort } from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import { NotFound } from '../../http/failures.js'
import { RateLimits, type Limit } from '../../limits/rate-limits.js'
import { runCheck } from '../../providers/run-check.js'
import { ProviderActivityService } from './provider-activity.service.js'
import { Ports } from './ports.js'

/** A check sends a request to an external service, and a language model's answer costs. */
const limit: Limit = {
  name: 'provider-check',
  points: 20,
  durationSecs: 60,
  text: providerTexts.tooManyChecks,
}

/** The configured provider of each port, and its status. */
@Injectable()
export class ProvidersService {
  private readonly underWay = new Map<ProviderPort, Promise<ProviderCheck>>()

  constructor(
    private readonly ports: Ports,
    private readonly activity: ProviderActivityService,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends no request to a provider. */
  list(): Promise<Provider[]> {
    return Promise.all(providerPorts.map((port) => this.describe(port)))
  }

  /** Sends a request to the provider. Concurrent callers share one check. */
  check(name: string): Promise<ProviderCheck> {
    const port = providerPorts.find((known) => known === name)
    if (port === undefined) throw new NotFound(providerTexts.unknownPort)
    const underWay = this.underWay.get(port)
    if (underWay) return underWay
    const check = this.ask(port).finally(() => this.underWay.delete(port))
    this.underWay.set(port, check)
    return check
  }

  private async ask(port: ProviderPort): Promise<ProviderCheck> {
    await this.limits.consume(limit, port)
    const startedAt = performance.now()
    const findings = await runCheck(this.ports.byName[port], this.config)
    const tookMs = Math.round(performance.now() - startedAt)
    return { port, checked_at: new Date().toISOString(), took_ms: tookMs, findings }
  }

  private async describe(port: ProviderPort): Promise<Provider> {
    const { name, summary, settings, webhooks } = this.ports.byName[port].describe(this.config)
    const withTimes = webhooks.map(async (webhook) => {
      const receivedAt = await this.activity.findLastReceivedAt(webhook)
      return { kind: webhook.kind, address: webhook.address, heard_at: receivedAt?.toISOString() ?? null }
    })
    const unknown = await this.activity.listUnknown(port)
    return {
      port,
      name,
      summary,
      settings: [...settings],
      webhooks: await Promise.all(withTimes),
      unknown: { total: unknown.total, newest: [...unknown.newest] },
    }
  }
}
