import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { LiveListener } from '../../live/live-listener.js'
import { RateLimits, type RateLimitResult } from '../../limits/rate-limits.js'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { Recent } from '../../memory/recent.js'
import { missesPerNetwork } from './short-code-misses.js'

const mostNetworks = 20_000

/**
 * Networks that may have used up their misses: for these the database is asked at every visit. Each process learns of
 * them when it begins to listen, and from the process that counted the last miss.
 */
@Injectable()
export class GuessingNetworks implements OnApplicationBootstrap {
  private readonly logger = new ThrottledLogger(new Logger(GuessingNetworks.name))
  /** With the end of the window, by `performance.now()`. */
  private readonly suspects = new Recent<number>(mostNetworks)
  private readonly underWay = new Map<string, number>()
  private isInformed = false

  constructor(
    private readonly limits: RateLimits,
    private readonly listener: LiveListener,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.subscribe({
      changed: ({ kind, id }) => {
        if (kind === 'guessing_network') this.suspect(id, missesPerNetwork.durationSecs)
      },
      resumed: () => void this.inform(),
    })
  }

  /** False if the network has misses left for certain. */
  isSuspect(network: string): boolean {
    if (!this.isInformed || !this.listener.isHearing) return true
    return this.isKnownSuspect(network) || (this.underWay.get(network) ?? 0) >= missesPerNetwork.points
  }

  /** Counts a visit that may become a miss: many at once must not be answered from memory before the first is counted. */
  async watch<Result>(network: string, visit: () => Promise<Result>): Promise<Result> {
    this.underWay.set(network, (this.underWay.get(network) ?? 0) + 1)
    try {
      return await visit()
    } finally {
      const left = this.underWay.get(network)! - 1
      if (left === 0) this.underWay.delete(network)
      else this.underWay.set(network, left)
    }
  }

  /**
   * Takes in the count of a network's misses, without visits under way. A smaller count may be an older one, so it does not
   * clear the network: the end of its window does.
   */
  async note(network: string, { used, waitSecs }: RateLimitResult): Promise<void> {
    if (used < missesPerNetwork.points) return
    const isNew = !this.isKnownSuspect(network)
    this.suspect(network, waitSecs)
    if (isNew) await this.listener.announce({ kind: 'guessing_network', id: network })
  }

  private isKnownSuspect(network: string): boolean {
    return (this.suspects.find(network) ?? -Infinity) > performance.now()
  }

  private suspect(network: string, secs: number): void {
    this.suspects.keep(network, performance.now() + secs * 1_000)
  }

  private async inform(): Promise<void> {
    this.isInformed = false
    try {
      for (const [network, secs] of await this.limits.listUsedUp(missesPerNetwork, mostNetworks))
        this.suspect(network, secs)
      this.isInformed = true
    } catch (error) {
      this.logger.warn(`Short links are looked up in the database: ${String(error)}`)
    }
  }
}
