import type { RemoteManifest } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { RemoteFileEntity } from './remote-file.entity.js'
import { RemoteReleaseEntity } from './remote-release.entity.js'
import type { ReleaseFile } from './release-files.js'

export type ListedFile = Pick<RemoteFileEntity, 'name' | 'version' | 'path' | 'integrity'> & { readonly bytes: number }

interface NewRelease {
  readonly version: string
  readonly manifest: RemoteManifest
  readonly signature: string | null
  readonly by: string
}

@Injectable()
export class RemoteReleasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(): Promise<RemoteReleaseEntity[]> {
    return this.dataSource
      .getRepository(RemoteReleaseEntity)
      .find({ order: { releasedAt: 'DESC', name: 'ASC', version: 'DESC' } })
  }

  /** The active release of every remote that has one, by name. */
  listActive(manager: EntityManager = this.dataSource.manager): Promise<RemoteReleaseEntity[]> {
    return manager
      .createQueryBuilder(RemoteReleaseEntity, 'release')
      .innerJoin('remotes', 'remote', 'remote.name = release.name AND remote.active_version = release.version')
      .orderBy('release.name')
      .getMany()
  }

  find(
    name: string,
    version: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<RemoteReleaseEntity | null> {
    return manager.findOneBy(RemoteReleaseEntity, { name, version })
  }

  /** False if the version exists: of two concurrent releases, the unique index lets one through. */
  async insertOnce(
    manager: EntityManager,
    name: string,
    { version, manifest, signature, by }: NewRelease,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO remote_releases (name, version, manifest, signature, released_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (name, version) DO NOTHING RETURNING version`,
      [name, version, JSON.stringify(manifest), signature, by],
    )
    return rows.length === 1
  }

  async update(
    manager: EntityManager,
    { name, version }: Pick<RemoteReleaseEntity, 'name' | 'version'>,
    change: Partial<Pick<RemoteReleaseEntity, 'withdrawnAt' | 'withdrawnBy' | 'withdrawnReason'>>,
  ): Promise<void> {
    await manager.update(RemoteReleaseEntity, { name, version }, change)
  }

  async insertFiles(
    manager: EntityManager,
    name: string,
    version: string,
    files: readonly ReleaseFile[],
  ): Promise<void> {
    for (const { path, type, integrity, content, packed } of files)
      await manager.insert(RemoteFileEntity, { name, version, path, type, integrity, content, packed })
  }

  findFile(name: string, version: string, path: string): Promise<RemoteFileEntity | null> {
    return this.dataSource.getRepository(RemoteFileEntity).findOneBy({ name, version, path })
  }

  /** The files of these releases without their content, by path. */
  listFiles(
    releases: readonly { name: string; version: string }[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ListedFile[]> {
    return manager.query(
      `SELECT f.name, f.version, f.path, f.integrity, length(f.content) AS bytes
         FROM unnest($1::text[], $2::text[]) AS wanted (name, version) JOIN remote_files f USING (name, version)
        ORDER BY f.path`,
      [releases.map(({ name }) => name), releases.map(({ version }) => version)],
    )
  }
}
