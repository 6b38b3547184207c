import { ActiveRemote, ErrorBody, Registry, ReleasedRemote, Remote } from '@clarity/contracts'
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

  /** Releases and activates. */
  async install(name: string, ...[changes]: [Parameters<typeof remoteBuild>[2]?]): Promise<ActiveRemote> {
    const { version } = await this.release(name, changes)
    return this.activate(name, version)
  }

  sendActivate(name: string, version: string, expected?: string | null): Promise<Answer> {
    return this.api.post(`${path}/${name}/activate`, { version, expected })
  }

  async activate(name: string, version: string): Promise<ActiveRemote> {
    const answer = await this.sendActivate(name, version)
    expect(answer.status).toBe(200)
    return answer.as(ActiveRemote)
  }

  sendRollBack(name: string, expected?: string | null): Promise<Answer> {
    return this.api.post(`${path}/${name}/rollback`, expected === undefined ? undefined : { expected })
  }

  /** Withdraws, disables, enables, previews …; `body` is of that call. */
  decide(name: string, call: 'withdraw' | 'disable' | 'enable' | 'preview' | 'canary', body?: object): Promise<Answer> {
    return this.api.post(`${path}/${name}/${call}`, body)
  }

  endPreview(name: string): Promise<Answer> {
    return this.api.delete(`${path}/${name}/preview`)
  }

  setKey(name: string, key: string | null): Promise<Answer> {
    return this.api.put(`${path}/${name}/key`, { public_key: key })
  }

  async registry(shell?: string): Promise<Registry> {
    const query = shell === undefined ? '' : `?shell=${shell}`
    return (await this.api.get(`/api/admin/registry${query}`)).as(Registry)
  }

  /** The version of each loaded remote, by name; a waiting one has its reason. */
  async loaded(shell?: string): Promise<Record<string, string>> {
    const { remotes, waiting } = await this.registry(shell)
    return Object.fromEntries([
      ...remotes.map(({ name, version }) => [name, version]),
      ...waiting.map(({ name, reason }) => [name, reason]),
    ]) as Record<string, string>
  }

  /** The decisions, newest first. */
  async decisions(name: string): Promise<string[]> {
    const { decisions } = await this.get(name)
    return decisions.map(({ by, action, version, reason, percent }) =>
      [by, action, version, reason, percent].filter((part) => part !== null).join(' '),
    )
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
