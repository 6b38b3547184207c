import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { RetentionRunEntity } from './retention-run.entity.js'
import { retentionRules, type RetentionKind } from './retention-rules.js'

/** Rows of one transaction: a killed run loses at most one, and nothing is locked for long. */
const batchRows = 500

@Injectable()
export class RetentionRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<RetentionRunEntity[]> {
    return this.dataSource.getRepository(RetentionRunEntity).find()
  }

  /** Removes the data of one batch of each table; false if nothing is left that is so old. */
  async removeBatch(kind: RetentionKind, days: number): Promise<boolean> {
    let removed = 0
    for (const { table, at, set, has } of retentionRules[kind]) {
      const [, count] = await this.dataSource.query<[unknown, number]>(
        `UPDATE ${table} SET ${set} WHERE ctid = ANY(ARRAY(
           SELECT ctid FROM ${table} WHERE ${at} < now() - make_interval(days => $1)
             AND ${at} >= coalesce((SELECT until FROM retention_runs WHERE kind = $2), '-infinity') AND ${has}
           LIMIT ${batchRows}))`,
        [days, kind],
      )
      removed += count
    }
    if (removed > 0) await this.count(kind, removed)
    return removed > 0
  }

  /** Everything older is removed: the next run begins a day before. */
  async finish(kind: RetentionKind, days: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO retention_runs (kind, until) VALUES ($1, now() - make_interval(days => $2 + 1))
       ON CONFLICT (kind) DO UPDATE SET until = greatest(retention_runs.until, excluded.until), ran_at = now()`,
      [kind, days],
    )
  }

  private async count(kind: RetentionKind, removed: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO retention_runs (kind, until, blanked) VALUES ($1, '-infinity', $2)
       ON CONFLICT (kind) DO UPDATE SET blanked = retention_runs.blanked + $2`,
      [kind, removed],
    )
  }
}
