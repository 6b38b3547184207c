import type { RemoteManifest } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { RemoteFileEntity } from './remote-file.entity.js'
import { RemoteReleaseEntity } from './remote-release.entity.js'
import type { ReleaseFile } from './release-files.js'

@Injectable()
export class RemoteReleasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(): Promise<RemoteReleaseEntity[]> {
    return this.dataSource
      .getRepository(RemoteReleaseEntity)
      .find({ order: { releasedAt: 'DESC', name: 'ASC', version: 'DESC' } })
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
    { version, manifest, by }: { version: string; manifest: RemoteManifest; by: string },
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO remote_releases (name, version, manifest, released_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name, version) DO NOTHING RETURNING version`,
      [name, version, JSON.stringify(manifest), by],
    )
    return rows.length === 1
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
}
