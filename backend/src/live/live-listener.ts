import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { Client } from 'pg'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../config/config.js'
import { ThrottledLogger } from '../log/throttled-logger.js'
import { liveChannel, readChange, type LiveChange } from './live-change.js'

/** Calls of one subscriber. */
export interface LiveSubscriber {
  changed(change: LiveChange): void
  /** Listening was interrupted: changes may have been missed. */
  resumed(): void
}

const checkEveryMs = 30_000
const hearWithinMs = 5_000
const longestPauseMs = 30_000

/** The one connection of this process that receives the database's notifications. It reconnects by itself. */
@Injectable()
export class LiveListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new ThrottledLogger(new Logger(LiveListener.name))
  private readonly subscribers = new Set<LiveSubscriber>()
  private readonly stop = new AbortController()
  private running: Promise<void> | null = null
  private client: Client | null = null
  private hearsProbes: boolean | null = null
  private onProbe: ((probe: string) => void) | null = null

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    // A worker announces too, and has no pages that follow.
    if (this.config.role !== 'worker') this.running = this.run()
  }

  async onApplicationShutdown(): Promise<void> {
    this.stop.abort()
    await this.client?.end().catch(() => undefined)
    await this.running
  }

  /** True while notifications arrive. A pooler that shares connections between transactions drops them. */
  get isHearing(): boolean {
    return this.hearsProbes === true
  }

  /** True if the database takes notifications and this process does not get them. */
  get isDeaf(): boolean {
    return this.hearsProbes === false
  }

  subscribe(subscriber: LiveSubscriber): void {
    this.subscribers.add(subscriber)
  }

  /** Announces something that is no change of a row. Those announce themselves. */
  announce({ kind, id }: LiveChange): Promise<void> {
    return this.notify(`${kind} ${id}`)
  }

  private async run(): Promise<void> {
    for (let pauseMs = 500; !this.stop.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await this.listen(() => (pauseMs = 500)).catch((error: unknown) => {
        if (!this.stop.signal.aborted) this.logger.warn(`Not listening to the database: ${String(error)}`)
      })
      this.hearsProbes = null
      await delay(pauseMs, undefined, { signal: this.stop.signal }).catch(() => undefined)
    }
  }

  /** Listens until the connection ends. */
  private async listen(onListening: () => void): Promise<void> {
    const { url } = this.dataSource.options as { url?: string }
    const client = new Client({
      connectionString: url,
      application_name: 'clarity live',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    })
    this.client = client
    const end = new AbortController()
    client.on('error', () => end.abort())
    client.on('end', () => end.abort())
    client.on('notification', ({ payload = '' }) => this.receive(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${liveChannel}`)
      onListening()
      for (const subscriber of this.subscribers) subscriber.resumed()
      while (!end.signal.aborted && !this.stop.signal.aborted) {
        await client.query('SELECT 1')
        this.hearsProbes = await this.isProbeHeard()
        await delay(checkEveryMs, undefined, { signal: AbortSignal.any([end.signal, this.stop.signal]) })
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  private async isProbeHeard(): Promise<boolean> {
    const probe = randomUUID()
    const heard = new Promise<true>((resolve) => {
      this.onProbe = (received) => received === probe && resolve(true)
    })
    await this.notify(`probe ${probe}`)
    const late = delay(hearWithinMs, false as const, { signal: this.stop.signal, ref: false }).catch(
      () => false as const,
    )
    return Promise.race([heard, late])
  }

  private async notify(payload: string): Promise<void> {
    await this.dataSource.query('SELECT pg_notify($1, $2)', [liveChannel, payload])
  }

  private receive(payload: string): void {
    if (payload.startsWith('probe ')) this.onProbe?.(payload.slice('probe '.length))
    const change = readChange(payload)
    if (change) for (const subscriber of this.subscribers) subscriber.changed(change)
  }
}
