import { Injectable } from '@nestjs/common'
import { remoteTexts, type ActiveRemote, type Remote, type RemoteFailed } from '@clarity/contracts'
import { NotFound } from '../../http/failures.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { failuresPerAdmin } from './remote-failure-limits.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import { toActiveRemote, toRemote } from './remote.mapper.js'
import { RemotesRepository } from './remotes.repository.js'

/** Reads the remotes and their failures. */
@Injectable()
export class RemotesService {
  constructor(
    private readonly repository: RemotesRepository,
    private readonly releases: RemoteReleasesRepository,
    private readonly limits: RateLimits,
  ) {}

  async list(): Promise<Remote[]> {
    const [remotes, releases, changes] = [
      await this.repository.list(),
      await this.releases.list(),
      await this.repository.listChanges(),
    ]
    return remotes.map((remote) => toRemote(remote, releases, changes))
  }

  /** The remotes that the shell may load, by name. */
  async listActive(): Promise<ActiveRemote[]> {
    return (await this.repository.listActive()).map(toActiveRemote)
  }

  /** Stores the error that a browser reports, in place of the version's earlier one. */
  async noteFailure(name: string, { version, reason }: RemoteFailed, adminId: string): Promise<void> {
    await this.limits.consume(failuresPerAdmin, adminId)
    if (!(await this.releases.find(name, version))) throw new NotFound(remoteTexts.unknownVersion)
    await this.repository.saveFailure(name, version, reason)
  }
}
