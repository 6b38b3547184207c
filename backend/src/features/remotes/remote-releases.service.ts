import { Injectable } from '@nestjs/common'
import {
  notExpectedSentence,
  remoteTexts,
  type ActiveRemote,
  type ReleasedRemote,
  type ReleaseRemote,
} from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { Conflict } from '../../http/failures.js'
import { activeVersions } from './active-versions.js'
import { LockedRemotes } from './locked-remotes.js'
import { OldReleasesRepository } from './old-releases.repository.js'
import { readReleaseFiles } from './release-files.js'
import { requireSigned } from './release-signature.js'
import type { RemoteReleaseEntity } from './remote-release.entity.js'
import { toActiveRemote } from './remote.mapper.js'
import type { RemoteEntity } from './remote.entity.js'
import { requireFiles, requireSoundManifest } from './require-sound-release.js'

/** Releases versions, and changes which one is active. A refused change leaves no row. */
@Injectable()
export class RemoteReleasesService {
  constructor(
    private readonly locked: LockedRemotes,
    private readonly old: OldReleasesRepository,
  ) {}

  async isReleased(name: string, version: string): Promise<boolean> {
    return (await this.locked.releases.find(name, version)) !== null
  }

  /**
   * The release is inactive. Only a start's own build (`isFromStart`) becomes active, and only in the place of an earlier
   * one: what a team has released and activated stays. Throws Invalid for a build that no shell should get, Conflict for
   * a known version.
   */
  async release(name: string, build: ReleaseRemote, by: string, { isFromStart = false } = {}): Promise<ReleasedRemote> {
    const { version, manifest } = build
    requireFiles(build)
    const files = await readReleaseFiles(build)
    return this.locked.change(async (manager) => {
      const { remotes, releases } = this.locked
      await remotes.insertOnce(manager, name)
      const remote = await this.locked.getRemote(manager, name)
      const signature = requireSigned(name, build, remote.publicKey)
      const isInserted = await releases.insertOnce(manager, name, { version, manifest, signature, by })
      if (!isInserted) throw new Conflict(remoteTexts.versionExists)
      await this.locked.refuseMisfit(manager, { name, manifest })
      requireSoundManifest(build)
      await releases.insertFiles(manager, name, version, files)
      const isActive = isFromStart && (await this.isFromStart(manager, remote))
      const isFirst = isActive && remote.activeVersion === null
      await remotes.insertChange(manager, name, {
        by,
        action: 'release',
        version,
        previous_version: null,
        madeActive: isFirst,
      })
      if (isFirst) await remotes.update(manager, name, { activeVersion: version })
      else if (isActive) await this.locked.switchTo(manager, remote, { by, action: 'activate', version })
      await this.old.deleteFiles(manager, name)
      return { name, version, isActive }
    })
  }

  /** Activating the active version changes nothing. `expected` is what the caller believes active: if not, Conflict. */
  activate(name: string, version: string, by: string, expected?: string | null): Promise<ActiveRemote> {
    return this.locked.change(async (manager) => {
      const remote = await this.locked.getRemote(manager, name)
      requireExpected(remote, expected)
      if (remote.activeVersion === version)
        return this.describe(manager, await this.locked.getRelease(manager, name, version))
      const release = await this.locked.getLoadable(manager, name, version)
      await this.locked.switchTo(manager, remote, { by, action: 'activate', version })
      return this.describe(manager, release)
    })
  }

  /** Returns to the version that was active before; each further roll-back goes one step further back. */
  rollBack(name: string, by: string, expected?: string | null): Promise<ActiveRemote> {
    return this.locked.change(async (manager) => {
      const remote = await this.locked.getRemote(manager, name)
      requireExpected(remote, expected)
      const version = await this.findPrevious(manager, name)
      if (version === undefined) throw new Conflict(remoteTexts.noPrevious)
      const release = await this.locked.getLoadable(manager, name, version)
      await this.locked.switchTo(manager, remote, { by, action: 'rollback', version })
      return this.describe(manager, release)
    })
  }

  /** Passes over what was withdrawn, and what is so old that its files were deleted. */
  private async findPrevious(manager: EntityManager, name: string): Promise<string | undefined> {
    const versions = activeVersions(await this.locked.remotes.listHistory(name, manager))
    for (const version of versions.slice(0, -1).reverse()) {
      const { withdrawnAt, filesDeletedAt } = await this.locked.getRelease(manager, name, version)
      if (withdrawnAt === null && filesDeletedAt === null && version !== versions.at(-1)) return version
    }
    return undefined
  }

  /** True if there is no active version, or if a start released it. */
  private async isFromStart(manager: EntityManager, { name, activeVersion }: RemoteEntity): Promise<boolean> {
    if (activeVersion === null) return true
    return (await this.locked.getRelease(manager, name, activeVersion)).releasedBy === 'start'
  }

  private async describe(manager: EntityManager, release: RemoteReleaseEntity): Promise<ActiveRemote> {
    return toActiveRemote(release, await this.locked.releases.listFiles([release], manager))
  }
}

function requireExpected({ activeVersion }: RemoteEntity, expected: string | null | undefined): void {
  if (expected !== undefined && expected !== activeVersion) throw new Conflict(notExpectedSentence(activeVersion))
}
