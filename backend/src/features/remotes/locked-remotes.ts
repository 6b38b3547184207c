import { remoteTexts, withdrawnSentence, type RemoteChange } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { Conflict, Invalid, NotFound } from '../../http/failures.js'
import { ShellsService } from '../shells/shells.service.js'
import { findIncompatibility } from './find-incompatibility.js'
import { RemotePreviewsRepository } from './remote-previews.repository.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import type { RemoteReleaseEntity } from './remote-release.entity.js'
import type { RemoteEntity } from './remote.entity.js'
import { RemotesRepository } from './remotes.repository.js'

/** Changes remotes one after the other: each change is one transaction, and commits together with its audit row. */
@Injectable()
export class LockedRemotes {
  constructor(
    readonly remotes: RemotesRepository,
    readonly releases: RemoteReleasesRepository,
    readonly previews: RemotePreviewsRepository,
    private readonly shells: ShellsService,
    private readonly dataSource: DataSource,
  ) {}

  change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await this.remotes.lockAll(manager)
      return work(manager)
    })
  }

  /** Throws NotFound. */
  async getRemote(manager: EntityManager, name: string): Promise<RemoteEntity> {
    const remote = await this.remotes.find(manager, name)
    if (!remote) throw new NotFound(remoteTexts.unknown)
    return remote
  }

  /** Throws NotFound. */
  async getRelease(manager: EntityManager, name: string, version: string): Promise<RemoteReleaseEntity> {
    const release = await this.releases.find(name, version, manager)
    if (!release) throw new NotFound(remoteTexts.unknownVersion)
    return release
  }

  /** A release that this server's shell can load beside the others' active versions. Throws NotFound, Conflict, Invalid. */
  async getLoadable(manager: EntityManager, name: string, version: string): Promise<RemoteReleaseEntity> {
    const release = await this.getRelease(manager, name, version)
    if (release.withdrawnReason !== null) throw new Conflict(withdrawnSentence(version, release.withdrawnReason))
    if (release.filesDeletedAt !== null) throw new Conflict(remoteTexts.filesDeleted)
    await this.refuseMisfit(manager, release)
    return release
  }

  /** Throws Invalid with the reason why this server's shell cannot load the release. */
  async refuseMisfit(
    manager: EntityManager,
    { name, manifest }: Pick<RemoteReleaseEntity, 'name' | 'manifest'>,
  ): Promise<void> {
    const others = (await this.releases.listActive(manager)).filter((remote) => remote.name !== name)
    const misfit = findIncompatibility(manifest, this.shells.current, others)
    if (misfit !== null) throw new Invalid(misfit)
  }

  /** Makes a version active. A canary of it has served its purpose, and so have previews. */
  async switchTo(
    manager: EntityManager,
    { name, activeVersion, canaryVersion }: RemoteEntity,
    change: Pick<RemoteChange, 'by' | 'version'> & { action: 'activate' | 'rollback' },
  ): Promise<void> {
    const ended = canaryVersion === change.version ? { canaryVersion: null, canaryPercent: null } : {}
    await this.remotes.update(manager, name, { activeVersion: change.version, ...ended })
    await this.previews.deleteOf(manager, name, change.version)
    await this.remotes.insertChange(manager, name, { ...change, previous_version: activeVersion, madeActive: true })
  }
}
