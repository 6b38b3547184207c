import { Logger, type OnApplicationShutdown } from '@nestjs/common'
import { Piscina } from 'piscina'
import type { Task, TaskFunctions } from './task.js'

/** Longer than any conversation takes. A thread that exceeds it is terminated, and its work fails. */
const longestWorkMs = 150_000

export interface ThreadOptions {
  /** Number of threads. They start with the first work. */
  readonly count: number
  /** Heap limit of each thread. A thread that exceeds it ends without the others, and its work fails. */
  readonly memoryMb: number
  /** The nice value of the threads; a higher value gives the server's own thread priority. */
  readonly niceness?: number
}

/** Worker threads for work that would block the server. They start with the first work and end with the application. */
export class Threads<Does extends TaskFunctions> implements OnApplicationShutdown {
  private readonly logger = new Logger(Threads.name)
  private pool: Piscina<Task, unknown> | null = null

  /** `worker` is the file that each thread loads; its default export runs the orders. */
  constructor(
    private readonly worker: URL,
    private readonly options: ThreadOptions,
  ) {}

  /** Rejects if the work fails, if its thread ends, or at the timeout. It may be called again afterwards. */
  async run<Name extends keyof Does & string>(
    name: Name,
    ...input: Parameters<Does[Name]>
  ): Promise<Awaited<ReturnType<Does[Name]>>> {
    this.pool ??= this.open()
    const done = await this.pool.run({ name, input }, { signal: AbortSignal.timeout(longestWorkMs) })
    return done as Awaited<ReturnType<Does[Name]>>
  }

  /** The running threads. */
  list(): Piscina['threads'] {
    return this.pool?.threads ?? []
  }

  /** Work in progress is finished first. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool?.close()
  }

  private open(): Piscina<Task, unknown> {
    const { count, memoryMb, niceness = 0 } = this.options
    const pool = new Piscina<Task, unknown>({
      filename: this.worker.href,
      // With a smaller minimum, a thread that ended would not be replaced for the work in the queue.
      minThreads: count,
      maxThreads: count,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      niceIncrement: niceness,
    })
    // The error of a thread without work. Work that fails rejects with its own error.
    pool.on('error', (error) => this.logger.error(error))
    return pool
  }
}
