import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

/** How fast something may go, over all instances together. */
@Injectable()
export class Throttle {
  /**
   * Takes the next `units` of a key that moves `unitsPerSec` and gives the seconds until it is their turn. Whoever comes
   * later gets a later turn, whichever machine asks: the row holds them back one after the other. A turn is used up
   * unless the transaction is rolled back.
   */
  async take(manager: EntityManager, key: string, units: number, unitsPerSec: number): Promise<number> {
    // The clock is read once the row is held: now() is the time at which the transaction began to wait for it.
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
