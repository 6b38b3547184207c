import { Inject, Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Pool } from 'pg'
import { JOBS } from '../../jobs/job-runner.js'
import type { JobDefinition } from '../../jobs/job.js'
import { Metrics } from '../../telemetry/metrics.js'
import { HealthService } from '../health/health.service.js'
import { QueueFiguresRepository } from './queue-figures.repository.js'

/** The gauges: what is true at the moment of a scrape. */
@Injectable()
export class FiguresService {
  private readonly gauges

  constructor(
    metrics: Metrics,
    private readonly repository: QueueFiguresRepository,
    private readonly health: HealthService,
    private readonly dataSource: DataSource,
    @Inject(JOBS) private readonly jobs: readonly JobDefinition<object>[],
  ) {
    this.gauges = {
      ready: metrics.gauge('clarity_ready', 'Whether /readyz answers 200: 1 or 0.'),
      diskFree: metrics.gauge('clarity_disk_free_bytes', 'Free space on the disk of the embedded database.'),
      queue: metrics.gauge('clarity_queue_jobs', 'Unfinished jobs of all processes.', ['queue', 'state']),
      oldest: metrics.gauge('clarity_queue_oldest_seconds', 'Age of the oldest job that is due.', ['queue']),
      unknown: metrics.gauge('clarity_unknown_outcomes', 'Texts and calls to be reconciled.', ['kind']),
      pool: metrics.gauge('clarity_database_connections', 'Connections of this process by state.', ['state']),
      waiting: metrics.gauge('clarity_database_waiting', 'Queries of this process that wait for a connection.'),
    }
  }

  /** Reads what this process knows, and what the database knows if it can be reached. */
  async update(): Promise<void> {
    this.notePool()
    const isReady = await this.health.isReady()
    this.gauges.ready.set(Number(isReady))
    const free = await this.health.freeBytes()
    if (free === null) this.gauges.diskFree.remove()
    else this.gauges.diskFree.set(free)
    if (isReady) await Promise.all([this.noteQueues(), this.noteUnknown()])
    else this.forget()
  }

  /** No value is better than an old one. */
  private forget(): void {
    for (const gauge of [this.gauges.queue, this.gauges.oldest, this.gauges.unknown]) gauge.reset()
  }

  private notePool(): void {
    const { totalCount, idleCount, waitingCount } = (this.dataSource.driver as unknown as { master: Pool }).master
    this.gauges.pool.set({ state: 'busy' }, totalCount - idleCount)
    this.gauges.pool.set({ state: 'idle' }, idleCount)
    this.gauges.waiting.set(waitingCount)
  }

  /** Every job has its values, also when nothing is queued. */
  private async noteQueues(): Promise<void> {
    const found = new Map((await this.repository.readQueues()).map((figures) => [figures.queue, figures]))
    for (const { name: queue } of this.jobs) {
      const { ready = 0, delayed = 0, active = 0, oldestSecs = 0 } = found.get(queue) ?? {}
      this.gauges.queue.set({ queue, state: 'ready' }, ready)
      this.gauges.queue.set({ queue, state: 'delayed' }, delayed)
      this.gauges.queue.set({ queue, state: 'active' }, active)
      this.gauges.oldest.set({ queue }, oldestSecs)
    }
  }

  private async noteUnknown(): Promise<void> {
    for (const { kind, count } of await this.repository.readUnknown()) this.gauges.unknown.set({ kind }, count)
  }
}
