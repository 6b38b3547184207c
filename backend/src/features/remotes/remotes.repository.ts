import type { RemoteChange, RemoteDecision } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { RemoteChangeEntity } from './remote-change.entity.js'
import { RemoteDecisionEntity } from './remote-decision.entity.js'
import { RemoteFailureEntity } from './remote-failure.entity.js'
import { RemoteEntity } from './remote.entity.js'

/** Limit for the changes of one remote in a list: months of work, and still one page. */
const listedChanges = 100

/** The remotes, their history and their failures. */
@Injectable()
export class RemotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(manager: EntityManager = this.dataSource.manager): Promise<RemoteEntity[]> {
    return manager.find(RemoteEntity, { order: { name: 'ASC' } })
  }

  find(manager: EntityManager, name: string): Promise<RemoteEntity | null> {
    return manager.findOneBy(RemoteEntity, { name })
  }

  /**
   * Locks the changes of all remotes until the caller's transaction ends. One row's lock is not enough: which remote
   * owns a route depends on several rows, and one of them may not exist yet.
   */
  async lockAll(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['clarity remotes'])
  }

  async insertOnce(manager: EntityManager, name: string): Promise<void> {
    await manager.query('INSERT INTO remotes (name) VALUES ($1) ON CONFLICT (name) DO NOTHING', [name])
  }

  async update(manager: EntityManager, name: string, change: Partial<Omit<RemoteEntity, 'name'>>): Promise<void> {
    await manager.update(RemoteEntity, { name }, change)
  }

  /** The newest changes of each remote, newest first. */
  listChanges(): Promise<RemoteChangeEntity[]> {
    return this.dataSource.query(
      `SELECT name, at, by, action, version, previous_version AS "previousVersion", made_active AS "madeActive"
         FROM (SELECT *, row_number() OVER (PARTITION BY name ORDER BY id DESC) AS place FROM remote_changes) AS placed
        WHERE place <= $1 ORDER BY id DESC`,
      [listedChanges],
    )
  }

  /** The newest decisions on each remote, newest first. */
  listDecisions(): Promise<RemoteDecisionEntity[]> {
    return this.dataSource.query(
      `SELECT name, at, by, action, version, reason, percent
         FROM (SELECT *, row_number() OVER (PARTITION BY name ORDER BY id DESC) AS place FROM remote_decisions) AS placed
        WHERE place <= $1 ORDER BY id DESC`,
      [listedChanges],
    )
  }

  /** Every change of one remote, oldest first. */
  listHistory(name: string, manager: EntityManager = this.dataSource.manager): Promise<RemoteChangeEntity[]> {
    return manager.find(RemoteChangeEntity, { where: { name }, order: { id: 'ASC' } })
  }

  async insertChange(
    manager: EntityManager,
    name: string,
    { previous_version: previousVersion, ...change }: Omit<RemoteChange, 'at'> & { madeActive: boolean },
  ): Promise<void> {
    await manager.insert(RemoteChangeEntity, { name, ...change, previousVersion })
  }

  async insertDecision(
    manager: EntityManager,
    name: string,
    { version = null, reason = null, percent = null, ...decision }: NewDecision,
  ): Promise<void> {
    await manager.insert(RemoteDecisionEntity, { name, version, reason, percent, ...decision })
  }

  listFailures(): Promise<RemoteFailureEntity[]> {
    return this.dataSource.getRepository(RemoteFailureEntity).find()
  }

  async saveFailure(name: string, version: string, reason: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO remote_failures (name, version, reason, at) VALUES ($1, $2, $3, now())
       ON CONFLICT (name, version) DO UPDATE SET reason = $3, at = now(), count = remote_failures.count + 1`,
      [name, version, reason],
    )
  }
}

/** A decision to record; what it leaves out is null. */
export type NewDecision = Pick<RemoteDecision, 'by' | 'action'> &
  Partial<Pick<RemoteDecision, 'version' | 'reason' | 'percent'>>
