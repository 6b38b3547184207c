import { ActiveRemote, ErrorBody, ReleasedRemote, Remote } from '@clarity/contracts'
import { array } from 'valibot'
import { expect } from 'vitest'
import type { Answer, ApiClient } from './api-client.js'
import { remoteBuild } from './remote-build.js'
import type { TestApp } from './test-app.js'

const path = '/api/admin/remotes'

/** Releases and activates remotes over HTTP, and reads their state. */
export class RemotesClient {
  constructor(
    private readonly app: TestApp,
    private readonly api: ApiClient,
  ) {}

  send(name: string, build: object): Promise<Answer> {
    return this.api.post(`${path}/${name}/releases`, build)
  }

  async release(name: string, ...[changes]: [Parameters<typeof remoteBuild>[2]?]): Promise<ReleasedRemote> {
    const answer = await this.send(name, remoteBuild(this.app, name, changes))
    expect(answer.status).toBe(201)
    return answer.as(ReleasedRemote)
  }

  sendActivate(name: string, version: string): Promise<Answer> {
    return this.api.post(`${path}/${name}/activate`, { version })
  }

  async activate(name: string, version: string): Promise<ActiveRemote> {
    const answer = await this.sendActivate(name, version)
    expect(answer.status).toBe(200)
    return answer.as(ActiveRemote)
  }

  sendRollBack(name: string): Promise<Answer> {
    return this.api.post(`${path}/${name}/rollback`)
  }

  async rollBack(name: string): Promise<ActiveRemote> {
    const answer = await this.sendRollBack(name)
    expect(answer.status).toBe(200)
    return answer.as(ActiveRemote)
  }

  async list(): Promise<Remote[]> {
    return (await this.api.get(path)).as(array(Remote))
  }

  async get(name: string): Promise<Remote> {
    return (await this.list()).find((remote) => remote.name === name)!
  }

  /** The history, newest first, each change with the version that was active before. */
  async history(name: string): Promise<string[]> {
    const { changes } = await this.get(name)
    return changes.map(({ by, action, version, previous_version }) =>
      [by, action, version, previous_version ?? 'none'].join(' '),
    )
  }

  async listActive(): Promise<ActiveRemote[]> {
    return (await this.api.get(`${path}/active`)).as(array(ActiveRemote))
  }
}

export function expectRefusal(answer: Answer, status: number, sentence: string): void {
  expect({ status: answer.status, sentence: answer.as(ErrorBody).message }).toEqual({ status, sentence })
}
