import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

/** Throttles work by key, across all instances. */
@Injectable()
export class Throttle {
  /**
   * Reserves `units` for a key with a throughput of `unitsPerSec`, and returns the seconds until they may go. Later
   * callers get later turns, across all instances: the row's lock orders them. A turn is used up unless the transaction
   * is rolled back.
   */
  async take(manager: EntityManager, key: string, units: number, unitsPerSec: number): Promise<number> {
    // clock_timestamp() is read after the row is locked; now() would be the time before the wait for the lock.
    const rows: [{ wait: number }] = await manager.query(
      `INSERT INTO paces (key, free_at) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE
         SET free_at = greatest(paces.free_at, clock_timestamp()) + make_interval(secs => $2)
       RETURNING greatest(0, extract(epoch FROM free_at - make_interval(secs => $2) - clock_timestamp()))::float8 AS wait`,
      [key, units / unitsPerSec],
    )
    return rows[0].wait
  }
}
