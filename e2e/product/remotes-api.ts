import { ActiveRemote, ReleasedRemote, ReleaseFiles, Remote, type ReleaseRemote } from '@clarity/contracts'
import type { Answer, ApiClient } from '@clarity/test-kit/api-client'
import { array } from 'valibot'

/** The registry of the admin's modules, over HTTP, as the admin who is signed in. */
export class RemotesApi {
  private readonly api: ApiClient

  constructor(api: ApiClient) {
    this.api = api
  }

  async list(): Promise<Remote[]> {
    return (await this.api.get('/api/admin/remotes')).as(array(Remote))
  }

  /** The active releases with their manifests. */
  async activeReleases(): Promise<ReleaseFiles[]> {
    const releases = (await this.api.get('/api/admin/remotes/releases')).as(array(ReleaseFiles))
    return releases.filter(({ is_active }) => is_active)
  }

  async active(name: string): Promise<ActiveRemote> {
    const remotes = (await this.api.get('/api/admin/remotes/active')).as(array(ActiveRemote))
    return remotes.find((remote) => remote.name === name)!
  }

  /** The registry's answer, refusals included. */
  offer(name: string, build: ReleaseRemote): Promise<Answer> {
    return this.api.post(`/api/admin/remotes/${name}/releases`, build)
  }

  async release(name: string, build: ReleaseRemote): Promise<ReleasedRemote> {
    return (await this.offer(name, build)).as(ReleasedRemote)
  }

  /** The registry's answer, refusals included. */
  tryActivate(name: string, version: string): Promise<Answer> {
    return this.api.post(`/api/admin/remotes/${name}/activate`, { version })
  }

  async activate(name: string, version: string): Promise<ActiveRemote> {
    return (await this.tryActivate(name, version)).as(ActiveRemote)
  }

  async rollBack(name: string): Promise<ActiveRemote> {
    return (await this.api.post(`/api/admin/remotes/${name}/rollback`, {})).as(ActiveRemote)
  }
}
