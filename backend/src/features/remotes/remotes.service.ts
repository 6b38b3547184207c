import { Injectable } from '@nestjs/common'
import { remoteTexts, type ReleaseFiles, type Remote, type RemoteFailed } from '@clarity/contracts'
import { NotFound } from '../../http/failures.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { ShellsService } from '../shells/shells.service.js'
import { findMisfit } from './registry.service.js'
import { failuresPerAdmin } from './remote-failure-limits.js'
import { RemotePreviewsRepository } from './remote-previews.repository.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import { toReleaseFiles, toRemote } from './remote.mapper.js'
import { RemotesRepository } from './remotes.repository.js'
import { ServerBuilds } from './server-builds.js'

/** Reads the remotes for the modules page, and stores their failures. */
@Injectable()
export class RemotesService {
  constructor(
    private readonly repository: RemotesRepository,
    private readonly releases: RemoteReleasesRepository,
    private readonly previews: RemotePreviewsRepository,
    private readonly shells: ShellsService,
    private readonly builds: ServerBuilds,
    private readonly limits: RateLimits,
  ) {}

  /** Every remote, by name, as the session with this hash sees it (null for a program). */
  async list(sessionHash: string | null): Promise<Remote[]> {
    const [remotes, releases, active] = [
      await this.repository.list(),
      await this.releases.list(),
      await this.releases.listActive(),
    ]
    const [changes, decisions] = [await this.repository.listChanges(), await this.repository.listDecisions()]
    const [failures, previews] = [
      await this.repository.listFailures(),
      sessionHash === null ? [] : await this.previews.list(sessionHash),
    ]
    return remotes.map((remote) => {
      const isOwn = (part: { name: string }) => part.name === remote.name
      const others = active.filter((release) => !isOwn(release))
      return toRemote(remote, {
        releases: releases.filter(isOwn),
        changes: changes.filter(isOwn),
        decisions: decisions.filter(isOwn),
        failures: failures.filter(isOwn),
        previewVersion: previews.find(isOwn)?.version ?? null,
        serverVersion: this.builds.find(remote.name),
        misfit: (release) => findMisfit(release, this.shells.current, others),
      })
    })
  }

  /** Throws NotFound. */
  async get(name: string, sessionHash: string | null): Promise<Remote> {
    const remote = (await this.list(sessionHash)).find((one) => one.name === name)
    if (!remote) throw new NotFound(remoteTexts.unknown)
    return remote
  }

  /** Of every remote the active release, the canary and the newest. What was withdrawn is left out. */
  async listReleaseFiles(): Promise<ReleaseFiles[]> {
    const remotes = await this.repository.list()
    const kept = (await this.releases.list()).filter(
      ({ withdrawnAt, filesDeletedAt }) => withdrawnAt === null && filesDeletedAt === null,
    )
    const found = remotes.flatMap(({ name, activeVersion, canaryVersion }) => {
      const own = kept.filter((release) => release.name === name)
      const wanted = [activeVersion, canaryVersion, own[0]?.version]
      return own
        .filter(({ version }) => wanted.includes(version))
        .map((release) => ({ release, isActive: release.version === activeVersion }))
    })
    const files = await this.releases.listFiles(found.map(({ release }) => release))
    return found.map(({ release, isActive }) => toReleaseFiles(release, isActive, files))
  }

  /** Stores the error that a browser reports, in place of the version's earlier one, and counts it. */
  async noteFailure(name: string, { version, reason }: RemoteFailed, adminId: string): Promise<void> {
    await this.limits.consume(failuresPerAdmin, adminId)
    if (!(await this.releases.find(name, version))) throw new NotFound(remoteTexts.unknownVersion)
    await this.repository.saveFailure(name, version, reason)
  }
}
