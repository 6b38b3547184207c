import { Injectable } from '@nestjs/common'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { securityEvents, type SecurityEvent } from './security-event.js'

/** The provider did it, will never do it, did certainly not do it yet, or left its outcome unknown. */
const providerOutcomes = ['done', 'rejected', 'refused', 'unknown'] as const
export type ProviderOutcome = (typeof providerOutcomes)[number]

/**
 * What one process counts and measures for `/metrics`. Every label has few values: a route's template, a name from the
 * configuration or from our own code, never an id, an address or a text. `job` and `instance` are Prometheus' own.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry()
  private readonly registers = [this.registry]

  readonly requests = new Histogram({
    name: 'clarity_http_request_duration_seconds',
    help: 'Duration of requests, by the template of their route and the class of their status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: this.registers,
  })
  readonly jobs = new Histogram({
    name: 'clarity_job_duration_seconds',
    help: 'Duration of one try of a job, by its result: completed, failed (it is retried), or exhausted.',
    labelNames: ['queue', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 120],
    registers: this.registers,
  })
  readonly providerCalls = new Histogram({
    name: 'clarity_provider_call_duration_seconds',
    help: 'Duration of calls to a provider.',
    labelNames: ['port', 'provider', 'operation', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 30, 60],
    registers: this.registers,
  })
  readonly texts = new Counter({
    name: 'clarity_texts_total',
    help: 'Attempts to send a text message, by outcome and provider.',
    labelNames: ['provider', 'outcome'] as const,
    registers: this.registers,
  })
  readonly calls = new Counter({
    name: 'clarity_calls_total',
    help: 'Attempts to place a call, by outcome and provider.',
    labelNames: ['provider', 'outcome'] as const,
    registers: this.registers,
  })
  readonly reports = new Counter({
    name: 'clarity_reports_total',
    help: 'Reports, combined reports and replies: written, too-short, fell-back, or failed after all retries.',
    labelNames: ['kind', 'provider', 'outcome'] as const,
    registers: this.registers,
  })
  readonly fallbacks = new Counter({
    name: 'clarity_fallbacks_total',
    help: 'Texts that the offline writer wrote because the language model gave none that could be used.',
    labelNames: ['kind', 'reason'] as const,
    registers: this.registers,
  })
  readonly tokens = new Counter({
    name: 'clarity_model_tokens_total',
    help: 'Tokens sent to and received from the language model.',
    labelNames: ['provider', 'direction'] as const,
    registers: this.registers,
  })
  readonly liveStreams = new Gauge({
    name: 'clarity_live_streams',
    help: 'Open event streams of the admin.',
    registers: this.registers,
  })
  readonly liveEvents = new Counter({
    name: 'clarity_live_events_total',
    help: 'Events sent to open streams of the admin.',
    registers: this.registers,
  })
  readonly securityEvents = new Counter({
    name: 'clarity_security_events_total',
    help: 'Sign-ins, refusals, lockouts, releases, exports and changes of settings.',
    labelNames: ['event'] as const,
    registers: this.registers,
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 20 })
    for (const event of securityEvents) this.securityEvents.inc({ event }, 0)
    for (const kind of ['report', 'combined']) this.reports.inc({ kind, provider: 'none', outcome: 'failed' }, 0)
  }

  /** A value that is read when the metrics are. */
  gauge<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: this.registers })
  }

  /** Starts at 0: Prometheus does not see the first event of a series that begins with it. */
  openOutcomes(counter: Counter<'provider' | 'outcome'>, provider: string): void {
    for (const outcome of providerOutcomes) counter.inc({ provider, outcome }, 0)
  }

  noteSecurityEvent(event: SecurityEvent): void {
    this.securityEvents.inc({ event })
  }
}
