import type { RemoteChange } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { RemoteChangeEntity } from './remote-change.entity.js'
import { RemoteEntity } from './remote.entity.js'
import type { ActiveRemoteRow, RemoteRow } from './remote.mapper.js'

/** Limit for the changes of one remote in a list: months of work, and still one page. */
const listedChanges = 100

@Injectable()
export class RemotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<RemoteRow[]> {
    return this.dataSource.query(
      `SELECT r.name, r.active_version, v.manifest->>'title' AS title, f.at AS failed_at, f.reason AS failure
         FROM remotes r
         JOIN remote_releases v ON v.name = r.name AND v.version = r.active_version
         LEFT JOIN remote_failures f ON f.name = r.name AND f.version = r.active_version
        ORDER BY r.name`,
    )
  }

  listActive(manager: EntityManager = this.dataSource.manager): Promise<ActiveRemoteRow[]> {
    return manager.query(
      `SELECT r.name, v.version, v.manifest, f.integrity
         FROM remotes r
         JOIN remote_releases v ON v.name = r.name AND v.version = r.active_version
         JOIN remote_files f ON f.name = r.name AND f.version = v.version AND f.path = v.manifest->>'entry'
        ORDER BY r.name`,
    )
  }

  /** The newest changes of each remote, newest first. */
  listChanges(): Promise<RemoteChangeEntity[]> {
    return this.dataSource.query(
      `SELECT name, at, by, action, version, previous_version AS "previousVersion"
         FROM (SELECT *, row_number() OVER (PARTITION BY name ORDER BY id DESC) AS place FROM remote_changes) AS placed
        WHERE place <= $1 ORDER BY id DESC`,
      [listedChanges],
    )
  }

  /** Every change of one remote, oldest first. */
  listHistory(manager: EntityManager, name: string): Promise<RemoteChangeEntity[]> {
    return manager.find(RemoteChangeEntity, { where: { name }, order: { id: 'ASC' } })
  }

  /**
   * Locks the changes of all remotes until the caller's transaction ends. One row's lock is not enough: which remote
   * owns a route depends on several rows, and one of them may not exist yet.
   */
  async lockAll(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['clarity remotes'])
  }

  find(manager: EntityManager, name: string): Promise<RemoteEntity | null> {
    return manager.findOneBy(RemoteEntity, { name })
  }

  async insertOnce(manager: EntityManager, name: string): Promise<void> {
    await manager.query('INSERT INTO remotes (name) VALUES ($1) ON CONFLICT (name) DO NOTHING', [name])
  }

  async setActive(manager: EntityManager, name: string, version: string): Promise<void> {
    await manager.update(RemoteEntity, { name }, { activeVersion: version })
  }

  async insertChange(
    manager: EntityManager,
    name: string,
    { previous_version: previousVersion, ...change }: Omit<RemoteChange, 'at'>,
  ): Promise<void> {
    await manager.insert(RemoteChangeEntity, { name, ...change, previousVersion })
  }

  async saveFailure(name: string, version: string, reason: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO remote_failures (name, version, reason, at) VALUES ($1, $2, $3, now())
       ON CONFLICT (name, version) DO UPDATE SET reason = $3, at = now()`,
      [name, version, reason],
    )
  }
}
