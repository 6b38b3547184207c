import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { DiscoveryService } from '@nestjs/core'
import { PgBoss, type Job, type JobResult } from 'pg-boss'
import { CONFIG, type Config } from '../config/config.js'
import { runAs } from '../log/activity.js'
import { ThrottledLogger } from '../log/throttled-logger.js'
import { Metrics } from '../telemetry/metrics.js'
import { inSpan, SpanKind } from '../telemetry/spans.js'
import { JobHandler, type JobDefinition } from './job.js'
import { readTrace } from './job-trace.js'
import { causeOf } from './queue-error.js'

/** Every job that exists, from the module that wires the application. */
export const JOBS = Symbol('Jobs')

/** The lease of a job: after this time without a heartbeat its worker counts as lost, and another one gets the job. */
const heartbeatSecs = 10

/** Exponential backoff: the pause before a retry is about twice the one before. */
const backoff = { retryBackoff: true, retryDelay: 1, retryDelayMax: 60 } as const

/**
 * A notification wakes a worker at once; the poll finds retries and delayed jobs. A full batch means that there are
 * more, which are fetched without a pause. A batch is fetched and settled in two queries, so a larger one costs less for
 * each job, and its writer waits less often for the next.
 */
const workOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
} as const

/**
 * Seconds between polls while notifications arrive. One second for every queue doubles what an idle process costs. Nothing
 * announces a job that comes to the failed ones, after minutes of retries.
 */
const pollEvery = { job: 2, failed: 5 } as const

/**
 * Starts the queues and, unless this process only serves the API, their workers.
 *
 * A job is retried if its handler throws, exceeds the job's time limit, or dies with its process: with exponential
 * backoff between 1 and 60 seconds. After the job's last retry its payload goes to the queue of failed jobs, and the
 * handler's `onExhausted` is called, with retries of its own. So a handler may run twice for one job: an effect in the
 * database commits together with its record; an effect at a provider goes through `exactly-once/`, which has a lease
 * and a backoff for each row.
 */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new ThrottledLogger(new Logger(JobRunner.name))
  private isStopping = false

  constructor(
    private readonly boss: PgBoss,
    private readonly discovery: DiscoveryService,
    @Inject(JOBS) private readonly jobs: readonly JobDefinition<object>[],
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const handlers = this.handlersByJob()
    // During shutdown the database may already be gone, which is not worth a log line.
    this.boss.on('error', (error) => {
      if (!this.isStopping) this.logger.error(error, causeOf(error))
    })
    await this.boss.start()
    for (const job of this.jobs) await this.createQueue(job)
    if (this.config.role === 'api') return
    for (const job of this.jobs) {
      this.metrics.jobs.zero({ queue: job.name, outcome: 'exhausted' })
      await this.work(job, handlers.get(job.name)!)
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true
    await this.boss.stop({ graceful: true, timeout: 20_000 })
  }

  /** Fails the start for a job without a handler, which would never run, or with two, of which one would be ignored. */
  private handlersByJob(): Map<string, JobHandler> {
    const found = this.discovery
      .getProviders()
      .map((provider) => provider.instance as unknown)
      .filter((instance): instance is JobHandler => instance instanceof JobHandler)
    const byJob = new Map(found.map((handler) => [handler.job.name, handler]))
    const missing = this.jobs.find((job) => !byJob.has(job.name))
    if (missing) throw new Error(`Job '${missing.name}' has no handler.`)
    if (byJob.size !== found.length || byJob.size !== this.jobs.length)
      throw new Error('A job has two handlers, or a handler does a job that is not listed.')
    return byJob
  }

  private async createQueue(job: JobDefinition<object>): Promise<void> {
    const options = {
      retryLimit: job.retries,
      ...backoff,
      expireInSeconds: job.timeoutSecs,
      heartbeatSeconds: heartbeatSecs,
      notify: true,
    }
    await this.boss.createQueue(failedQueue(job), options)
    await this.boss.createQueue(job.name, { ...options, deadLetter: failedQueue(job) })
    await this.boss.updateQueue(job.name, { ...options, deadLetter: failedQueue(job) })
  }

  private async work(job: JobDefinition<object>, handler: JobHandler): Promise<void> {
    const work = (queue: string, pollSecs: number, handle: (payload: object) => Promise<void>) => {
      const options = { ...workOptions, notifyPollingIntervalSeconds: pollSecs }
      return this.boss.work<object, unknown, typeof options>(queue, options, (batch) =>
        Promise.all(batch.map((each) => this.runJob(job.name, each, handle))),
      )
    }
    await work(job.name, pollEvery.job, (payload) => handler.handle(payload))
    await work(failedQueue(job), pollEvery.failed, async (payload) => {
      this.metrics.jobs.observe({ queue: job.name, outcome: 'exhausted' }, 0)
      await handler.onExhausted?.(payload)
    })
  }

  /** A failed job does not fail the rest of its batch. */
  private async runJob(
    name: string,
    { id, data }: Job<object>,
    handle: (payload: object) => Promise<void>,
  ): Promise<JobResult> {
    const { payload, parent } = readTrace(data)
    const end = this.metrics.jobs.startTimer({ queue: name })
    const attributes = { 'clarity.job': name, 'clarity.job.id': id }
    try {
      const options = { kind: SpanKind.CONSUMER, attributes, parent }
      await runAs({ job: id }, () => inSpan(`job ${name}`, options, () => handle(payload)))
      end({ outcome: 'completed' })
      return { id, status: 'completed' }
    } catch (error) {
      end({ outcome: 'failed' })
      return { id, status: 'failed', output: { message: String(error) } }
    }
  }
}

/** Dead-letter queue: gets the job after its last retry. */
function failedQueue(job: JobDefinition<object>): string {
  return `${job.name}-failed`
}
