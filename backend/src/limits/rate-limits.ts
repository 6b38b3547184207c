import { Injectable } from '@nestjs/common'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DataSource } from 'typeorm'
import { TooMany } from '../http/failures.js'

/** A rate limit: so many points in so many seconds for each key. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly durationSecs: number
  /** What the caller reads when it is over. */
  readonly text: string
}

/** What became of a point that was asked for. */
export interface TakenPoint {
  readonly isTaken: boolean
  /** Points asked for in this window, this one included. */
  readonly used: number
  /** Seconds until the window ends. */
  readonly waitSecs: number
}

/** Rate limits, counted in the database: they hold over all instances. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>()

  constructor(private readonly dataSource: DataSource) {}

  /** Takes one point before anything is decided; throws TooMany with the seconds to wait when there is none left. */
  async consume(limit: Limit, key: string): Promise<void> {
    const { isTaken, waitSecs } = await this.take(limit, key)
    if (!isTaken) throw new TooMany(limit.text, waitSecs)
  }

  /** The same for who goes on in another way where nothing is left. */
  async take(limit: Limit, key: string): Promise<TakenPoint> {
    const taken = await this.limiter(limit).consume(key).catch(asRefusal)
    const waitSecs = Math.max(1, Math.ceil(taken.msBeforeNext / 1000))
    return { isTaken: taken.consumedPoints <= limit.points, used: taken.consumedPoints, waitSecs }
  }

  /** Returns a point taken by what the limit is not meant against. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).reward(key)
  }

  /** Points that were taken in the window that runs, for what is slowed down and never refused. */
  async countUsed(limit: Limit, key: string): Promise<number> {
    return (await this.limiter(limit).get(key))?.consumedPoints ?? 0
  }

  private limiter(limit: Limit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.durationSecs,
    })
    this.limiters.set(limit.name, limiter)
    return limiter
  }
}

function asRefusal(refusal: unknown): RateLimiterRes {
  if (refusal instanceof RateLimiterRes) return refusal
  throw refusal
}
