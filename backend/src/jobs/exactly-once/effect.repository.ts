import type { DataSource, EntityManager } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import { leaseSecs } from './retry-policy.js'

/** The columns that the flow reads. */
export interface EffectEntity {
  readonly id: string
  readonly state: string
  /** Attempts that the provider may have performed. */
  readonly attempt: number
  readonly error: string | null
}

/** The table's names for the columns that the flow changes. Each table also has `refusals` and `leased_until`. */
export interface EffectTable {
  readonly name: string
  /** State of a row that a worker has claimed. */
  readonly claimedState: string
  /** Column of the deadline, after which the effect would only confuse. */
  readonly deadline: string
  /** Column that names the process of the attempt, with its value. */
  readonly owner?: readonly [column: string, name: string]
  /** Assignments added to every change. */
  readonly onChange?: string
  /** Assignments added while the row waits to be allowed. */
  readonly onHold?: string
  /** Assignments added to a retry. */
  readonly onRetry?: string
}

/**
 * The rows of one effect. Every change is conditional on the state that it starts from, so only one of two workers
 * makes it, and the database's clock decides about leases and deadlines.
 */
export abstract class EffectRepository<Row extends EffectEntity> {
  protected constructor(
    protected readonly dataSource: DataSource,
    readonly table: EffectTable,
  ) {}

  abstract find(id: string): Promise<Row | null>

  /** Claims a queued row for one attempt and says whether its deadline has passed; null if another worker has it. */
  async claim(id: string, secs = leaseSecs): Promise<{ isExpired: boolean } | null> {
    const { name, claimedState, deadline, owner } = this.table
    const [rows] = await this.dataSource.query<[{ isExpired: boolean }[], number]>(
      prepared(
        `UPDATE ${name} SET state = $2, attempt = attempt + 1, leased_until = now() + make_interval(secs => $3)
           ${owner ? `, ${owner[0]} = $4` : ''} ${this.onChange}
         WHERE id = $1 AND state = 'queued' RETURNING ${deadline} < now() AS "isExpired"`,
      ),
      [id, claimedState, secs, ...(owner ? [owner[1]] : [])],
    )
    return rows[0] ?? null
  }

  /**
   * Locks a queued row until the transaction ends; null if it is not queued any more. The transaction does not wait for
   * the disk while it holds its locks: a claim does, after it, and brings it there too.
   */
  async lockQueued(manager: EntityManager, id: string): Promise<{ isExpired: boolean; isHeld: boolean } | null> {
    const { name, deadline } = this.table
    const rows = await manager.query<{ isExpired: boolean; isHeld: boolean }[]>(
      prepared(
        `SELECT ${deadline} < now() AS "isExpired", held_since IS NOT NULL AS "isHeld",
           set_config('synchronous_commit', 'off', true) FROM ${name}
         WHERE id = $1 AND state = 'queued' FOR UPDATE`,
      ),
      [id],
    )
    return rows[0] ?? null
  }

  /** Notes that the row waits to be allowed; returns the seconds since the first time. */
  async hold(manager: EntityManager, id: string, reason: string): Promise<number> {
    const { name, onHold } = this.table
    const [rows] = await manager.query<[{ secs: number }[], number]>(
      `UPDATE ${name} SET held_since = coalesce(held_since, now()), error = $2 ${onHold ? `, ${onHold}` : ''}
         ${this.onChange}
       WHERE id = $1 RETURNING extract(epoch FROM now() - held_since)::float8 AS secs`,
      [id, reason],
    )
    return rows[0]!.secs
  }

  async endHold(manager: EntityManager, id: string): Promise<void> {
    const { name } = this.table
    await manager.query(`UPDATE ${name} SET held_since = NULL, error = NULL ${this.onChange} WHERE id = $1`, [id])
  }

  /** Moves the deadline into the past: the next claim ends the row. */
  async expire(manager: EntityManager, id: string): Promise<void> {
    const { name, deadline } = this.table
    await manager.query(
      `UPDATE ${name} SET ${deadline} = now() - interval '1 second', held_since = NULL WHERE id = $1`,
      [id],
    )
  }

  /** Seconds until the lease ends and the attempt under way counts as lost; 0 if it has ended. */
  async leaseSecsLeft(id: string): Promise<number> {
    const rows: { left: number }[] = await this.dataSource.query(
      `SELECT greatest(0, ceil(extract(epoch FROM leased_until - now())))::int AS left FROM ${this.table.name}
       WHERE id = $1`,
      [id],
    )
    return rows[0]?.left ?? 0
  }

  async markUnknown(manager: EntityManager, id: string, reason: string): Promise<boolean> {
    const { name, claimedState } = this.table
    const statement = `UPDATE ${name} SET state = 'unknown', error = $3 ${this.onChange} WHERE id = $1 AND state = $2`
    return this.change(manager, statement, [id, claimedState, reason])
  }

  /** Queues a row for a retry after the provider was asked and did not know the effect. The attempt counts. */
  async retryUnknown(manager: EntityManager, id: string, attempt: number, reason: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE ${this.table.name} SET state = 'queued', error = $3 ${this.onRetry}
       WHERE id = $1 AND attempt = $2 AND state = 'unknown'`,
      [id, attempt, reason],
    )
  }

  /** Queues a row for a retry after a refused attempt, which does not count. Returns the refusals; null if not ours. */
  async retryRefused(manager: EntityManager, id: string, attempt: number, reason: string): Promise<number | null> {
    const { name, claimedState } = this.table
    const [rows] = await manager.query<[{ refusals: number }[], number]>(
      `UPDATE ${name} SET state = 'queued', attempt = attempt - 1, refusals = refusals + 1, error = $4 ${this.onRetry}
       WHERE id = $1 AND attempt = $2 AND state = $3 RETURNING refusals`,
      [id, attempt, claimedState, reason],
    )
    return rows[0]?.refusals ?? null
  }

  /** True if the statement changed its one row. */
  protected async change(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(prepared(statement), values)
    return count === 1
  }

  private get onChange(): string {
    const { onChange } = this.table
    return onChange ? `, ${onChange}` : ''
  }

  private get onRetry(): string {
    const { onRetry } = this.table
    return `${onRetry ? `, ${onRetry}` : ''} ${this.onChange}`
  }
}
