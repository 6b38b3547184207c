import { Injectable } from '@nestjs/common'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DataSource } from 'typeorm'
import { TooMany } from '../http/failures.js'
import { limitsStore } from './limits-store.js'
import type { Limit, RateLimitResult } from './limit.js'
import { announceLimit } from './rate-limit-headers.js'

export type { Limit, RateLimitResult } from './limit.js'

/** Rate limits, counted in the database: they apply across all instances. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>()
  private readonly store: ReturnType<typeof limitsStore>

  constructor(private readonly dataSource: DataSource) {
    this.store = limitsStore(dataSource)
  }

  /** Takes one point before any other check. Throws TooMany with the seconds to wait if none is left. */
  async consume(limit: Limit, key: string): Promise<void> {
    const { isAllowed, waitSecs } = await this.tryConsume(limit, key)
    if (!isAllowed) throw new TooMany(limit.text, waitSecs)
  }

  /** The same without a throw, for callers that have another way if no point is left. */
  async tryConsume(limit: Limit, key: string): Promise<RateLimitResult> {
    const consumed = await this.limiter(limit).consume(key).catch(asRefusal)
    const waitSecs = Math.max(1, Math.ceil(consumed.msBeforeNext / 1000))
    const { consumedPoints: used } = consumed
    const result = { isAllowed: used <= limit.points, used, waitSecs }
    if (limit.isCallers) announceLimit(limit, result)
    return result
  }

  /** Returns a point taken for a request that the limit is not meant to count. */
  async refund(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).reward(key)
  }

  /** Points used in the current window, for callers that are slowed down and never refused. */
  async countUsed(limit: Limit, key: string): Promise<number> {
    return (await this.limiter(limit).get(key))?.consumedPoints ?? 0
  }

  /** Keys without points left, and the seconds until their windows end. */
  async listUsedUp({ name, points }: Limit, most: number): Promise<[key: string, waitSecs: number][]> {
    const rows = await this.dataSource.query<{ key: string; expire: string }[]>(
      `SELECT substr(key, length($1) + 1) AS key, expire FROM limits
       WHERE starts_with(key, $1) AND points >= $2 AND expire > $3 LIMIT $4`,
      [`${name}:`, points, Date.now(), most],
    )
    return rows.map(({ key, expire }) => [key, (Number(expire) - Date.now()) / 1_000])
  }

  private limiter(limit: Limit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: this.store,
      storeType: 'pool',
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
