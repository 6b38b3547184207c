import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { referrerHost } from './referrer-host.js'
import { ShortCodeHitsRepository, type CountedHits } from './short-code-hits.repository.js'
import { visitorKind, type VisitorProgram } from './visitor-kind.js'

/** A visitor who follows a short link. */
export interface FollowingVisitor extends VisitorProgram {
  readonly referrer: string | undefined
}

/** Hits of this long are written together. A crash loses at most these. */
const collectMs = 1_000
/** Different hits in memory: a database that is away must not fill it. */
const mostCollected = 20_000

/** Collects the hits of short links and writes them in batches: following a link waits for no database. */
@Injectable()
export class ShortCodeHitsService implements OnApplicationShutdown {
  private readonly logger = new ThrottledLogger(new Logger(ShortCodeHitsService.name))
  private collected = new Map<string, CountedHits>()
  private startedAt = 0
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(private readonly repository: ShortCodeHitsRepository) {}

  /** Once the server has answered its last request. */
  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer)
    await this.write()
  }

  note(code: string, visitor: FollowingVisitor): void {
    const kind = visitorKind(visitor)
    const host = visitor.referrer === undefined ? null : referrerHost(visitor.referrer)
    const key = `${code} ${kind} ${host}`
    const same = this.collected.get(key)
    if (same) same.hits += 1
    else this.begin(key, { code, kind, referrerHost: host, hits: 1 })
  }

  /** Writes what is collected. */
  write(): Promise<void> {
    this.timer = undefined
    this.writing = this.writing.then(() => this.writeBatch())
    return this.writing
  }

  private begin(key: string, hits: CountedHits): void {
    if (this.collected.size === 0) this.startedAt = performance.now()
    if (this.collected.size < mostCollected) this.collected.set(key, hits)
    else this.logger.warn('Hits of short links are lost: the database does not take them.')
    this.timer ??= setTimeout(() => void this.write(), collectMs).unref()
  }

  private async writeBatch(): Promise<void> {
    const batch = this.collected
    if (batch.size === 0) return
    this.collected = new Map()
    try {
      await this.repository.insert([...batch.values()], (performance.now() - this.startedAt) / 1_000)
    } catch (error) {
      this.logger.warn(`Hits of short links are lost: ${String(error)}`)
    }
  }
}
