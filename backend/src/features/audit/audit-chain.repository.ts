import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { ChainedRow } from './audit-chain.js'

export interface StoredRow extends ChainedRow {
  readonly previousHash: string
  readonly hash: string
}

export interface Checkpoint {
  readonly position: number
  readonly hash: string
  readonly rows: number
  readonly at: Date
  readonly signature: string
}

const columns = `position::float8 AS position, at, account, token, action, ids, network,
  previous_hash AS "previousHash", hash`

/** What checks the chain and prunes it. */
@Injectable()
export class AuditChainRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The next rows after a position, in order. */
  readAfter(manager: EntityManager, position: number, limit: number): Promise<StoredRow[]> {
    return manager.query(
      `SELECT ${columns} FROM audit_rows WHERE audit_rows.position > $1 ORDER BY audit_rows.position LIMIT $2`,
      [position, limit],
    )
  }

  async findCheckpoint(manager: EntityManager): Promise<Checkpoint | null> {
    const rows: Checkpoint[] = await manager.query(
      `SELECT position::float8 AS position, hash, rows::float8 AS rows, at, signature FROM audit_checkpoints
        ORDER BY audit_checkpoints.position DESC LIMIT 1`,
    )
    return rows[0] ?? null
  }

  /** The last row before a time. Rows are in the order of their times. */
  async findLastBefore(manager: EntityManager, before: Date): Promise<StoredRow | null> {
    const rows: StoredRow[] = await manager.query(
      `SELECT ${columns} FROM audit_rows WHERE at < $1 ORDER BY audit_rows.position DESC LIMIT 1`,
      [before],
    )
    return rows[0] ?? null
  }

  /** How many rows. The database refuses it everywhere else. */
  async deleteUpTo(manager: EntityManager, position: number): Promise<number> {
    await manager.query(`SELECT set_config('clarity.audit_pruning', 'on', true)`)
    const [, count]: [unknown[], number] = await manager.query(`DELETE FROM audit_rows WHERE position <= $1`, [
      position,
    ])
    await manager.query(`SELECT set_config('clarity.audit_pruning', 'off', true)`)
    return count
  }

  async insertCheckpoint(manager: EntityManager, { position, hash, rows, at, signature }: Checkpoint): Promise<void> {
    await manager.query(
      `INSERT INTO audit_checkpoints (position, hash, rows, at, signature) VALUES ($1, $2, $3, $4, $5)`,
      [position, hash, rows, at, signature],
    )
  }

  /** One view of the rows, beside which others are appended. */
  read<Result>(use: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction('REPEATABLE READ', use)
  }

  change<Result>(use: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(use)
  }
}
