import type { DataSource } from 'typeorm'
import { expect, vi } from 'vitest'

/** Waits until no job is left to run now; delayed jobs do not count. */
export function jobsDone(dataSource: DataSource): Promise<void> {
  return vi.waitFor(
    async () => {
      const rows: unknown[] = await dataSource.query(
        `SELECT name FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now()`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 20_000 },
  )
}
