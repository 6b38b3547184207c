import type { DataSource } from 'typeorm'
import { expect, vi } from 'vitest'

/**
 * Waits until no job is left to run now; delayed jobs do not count. Fails if none starts or ends for 20 seconds: hundreds
 * of jobs may take longer on a busy machine.
 */
export async function jobsDone(dataSource: DataSource): Promise<void> {
  let left = await dueJobs(dataSource)
  const next = async () => {
    const due = await dueJobs(dataSource)
    expect(due).not.toEqual(left)
    return due
  }
  while (left.length > 0) left = await vi.waitFor(next, { timeout: 20_000 })
}

const dueJobs = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(
    `SELECT name, id, state FROM pgboss.job
     WHERE state IN ('created', 'retry', 'active') AND start_after <= now() ORDER BY id`,
  )
