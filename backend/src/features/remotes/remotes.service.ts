import { Injectable } from '@nestjs/common'
import { remoteTexts, type ActiveRemote, type Remote, type RemoteFailed } from '@clarity/contracts'
import { NotFound } from '../../http/failures.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { failuresPerAdmin } from './remote-failure-limits.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'
import { toActiveRemote, toRemote } from './remote.mapper.js'
import { RemotesRepository } from './remotes.repository.js'

/** What is known of the remotes. */
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

  /** What the shell may load, by name. */
  async listActive(): Promise<ActiveRemote[]> {
    return (await this.repository.listActive()).map(toActiveRemote)
  }

  /** Keeps what a browser says went wrong, in place of what was said of this version before. */
  async noteFailure(name: string, { version, reason }: RemoteFailed, adminId: string): Promise<void> {
    await this.limits.consume(failuresPerAdmin, adminId)
    if (!(await this.releases.find(name, version))) throw new NotFound(remoteTexts.unknownVersion)
    await this.repository.saveFailure(name, version, reason)
  }
}
