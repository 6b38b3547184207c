import { Logger, type OnApplicationShutdown } from '@nestjs/common'
import { Piscina } from 'piscina'
import type { Order, Work } from './order.js'

/** Longer than any talk takes. A thread that goes on is ended, and its work has failed. */
const longestWorkMs = 150_000

export interface ThreadOptions {
  /** How many there are, from the first work on. */
  readonly count: number
  /** Each thread's heap. One that needs more ends alone, and its work has failed. */
  readonly memoryMb: number
  /** By how much the threads give way to the server's own. */
  readonly niceness?: number
}

/** Threads for work that would keep the server from answering. They start with the first work and end with the application. */
export class Threads<Does extends Work> implements OnApplicationShutdown {
  private readonly logger = new Logger(Threads.name)
  private pool: Piscina<Order, unknown> | null = null

  /** `worker` is the file that a thread loads; its default export does the orders. */
  constructor(
    private readonly worker: URL,
    private readonly options: ThreadOptions,
  ) {}

  /** Rejects if the work fails, if its thread ends, or if it takes too long: then it can be asked for again. */
  async run<Name extends keyof Does & string>(
    name: Name,
    ...input: Parameters<Does[Name]>
  ): Promise<Awaited<ReturnType<Does[Name]>>> {
    this.pool ??= this.open()
    const done = await this.pool.run({ name, input }, { signal: AbortSignal.timeout(longestWorkMs) })
    return done as Awaited<ReturnType<Does[Name]>>
  }

  /** The threads that there are now. */
  list(): Piscina['threads'] {
    return this.pool?.threads ?? []
  }

  /** What was begun is finished. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool?.close()
  }

  private open(): Piscina<Order, unknown> {
    const { count, memoryMb, niceness = 0 } = this.options
    const pool = new Piscina<Order, unknown>({
      filename: this.worker.href,
      // With fewer at least, a thread that ended would not be replaced for the work that waits.
      minThreads: count,
      maxThreads: count,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      niceIncrement: niceness,
    })
    // What a thread without work died of; the work of others has failed with its own error.
    pool.on('error', (error) => this.logger.error(error))
    return pool
  }
}
