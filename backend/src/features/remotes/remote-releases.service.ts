import { Injectable } from '@nestjs/common'
import { remoteTexts, type ActiveRemote, type ReleasedRemote, type ReleaseRemote } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { Conflict, Invalid, NotFound } from '../../http/failures.js'
import { activeVersions } from './active-versions.js'
import { findIncompatibility } from './find-incompatibility.js'
import { readReleaseFiles } from './release-files.js'
import { RemoteHost } from './remote-host.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import type { RemoteReleaseEntity } from './remote-release.entity.js'
import { toActiveRemote } from './remote.mapper.js'
import { RemotesRepository } from './remotes.repository.js'

/** Changes what the shell loads. Each change commits with its row in the history; a refused change leaves no row. */
@Injectable()
export class RemoteReleasesService {
  constructor(
    private readonly remotes: RemotesRepository,
    private readonly releases: RemoteReleasesRepository,
    private readonly host: RemoteHost,
    private readonly dataSource: DataSource,
  ) {}

  async isReleased(name: string, version: string): Promise<boolean> {
    return (await this.releases.find(name, version)) !== null
  }

  /** A remote's first release is activated; a later one only with `andActivate`. */
  async release(name: string, build: ReleaseRemote, by: string, { andActivate = false } = {}): Promise<ReleasedRemote> {
    const { version, manifest } = build
    if (!Object.hasOwn(build.files, manifest.entry)) throw new Invalid(remoteTexts.noEntry)
    const files = await readReleaseFiles(build)
    return this.change(async (manager) => {
      await this.remotes.insertOnce(manager, name)
      const isInserted = await this.releases.insertOnce(manager, name, { version, manifest, by })
      if (!isInserted) throw new Conflict(remoteTexts.versionExists)
      await this.refuseMisfit(manager, { name, manifest })
      await this.releases.insertFiles(manager, name, version, files)
      const isFirst = (await this.getActiveVersion(manager, name)) === null
      await this.remotes.insertChange(manager, name, { by, action: 'release', version, previous_version: null })
      if (isFirst) await this.remotes.setActive(manager, name, version)
      else if (andActivate) await this.switchTo(manager, name, { by, action: 'activate', version })
      return { name, version, isActive: isFirst || andActivate }
    })
  }

  /** Activating the active version changes nothing. */
  activate(name: string, version: string, by: string): Promise<ActiveRemote> {
    return this.change(async (manager) => {
      const active = await this.getActiveVersion(manager, name)
      const release = await this.getRelease(manager, name, version)
      if (active !== version) {
        await this.refuseMisfit(manager, release)
        await this.switchTo(manager, name, { by, action: 'activate', version })
      }
      return this.getActive(manager, name)
    })
  }

  /** Returns to the version that was active before; each further roll-back goes one step further back. */
  rollBack(name: string, by: string): Promise<ActiveRemote> {
    return this.change(async (manager) => {
      await this.getActiveVersion(manager, name)
      const version = activeVersions(await this.remotes.listHistory(manager, name)).at(-2)
      if (version === undefined) throw new Conflict(remoteTexts.noPrevious)
      await this.refuseMisfit(manager, await this.getRelease(manager, name, version))
      await this.switchTo(manager, name, { by, action: 'rollback', version })
      return this.getActive(manager, name)
    })
  }

  private change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await this.remotes.lockAll(manager)
      return work(manager)
    })
  }

  private async switchTo(
    manager: EntityManager,
    name: string,
    change: { by: string; action: 'activate' | 'rollback'; version: string },
  ): Promise<void> {
    const previous_version = await this.getActiveVersion(manager, name)
    await this.remotes.setActive(manager, name, change.version)
    await this.remotes.insertChange(manager, name, { ...change, previous_version })
  }

  private async refuseMisfit(
    manager: EntityManager,
    { name, manifest }: Pick<RemoteReleaseEntity, 'name' | 'manifest'>,
  ): Promise<void> {
    const others = (await this.remotes.listActive(manager)).filter((remote) => remote.name !== name)
    const misfit = findIncompatibility(manifest, this.host, others)
    if (misfit !== null) throw new Invalid(misfit)
  }

  private async getActiveVersion(manager: EntityManager, name: string): Promise<string | null> {
    const remote = await this.remotes.find(manager, name)
    if (!remote) throw new NotFound(remoteTexts.unknown)
    return remote.activeVersion
  }

  private async getRelease(manager: EntityManager, name: string, version: string): Promise<RemoteReleaseEntity> {
    const release = await this.releases.find(name, version, manager)
    if (!release) throw new NotFound(remoteTexts.unknownVersion)
    return release
  }

  private async getActive(manager: EntityManager, name: string): Promise<ActiveRemote> {
    const rows = await this.remotes.listActive(manager)
    return toActiveRemote(rows.find((row) => row.name === name)!)
  }
}
