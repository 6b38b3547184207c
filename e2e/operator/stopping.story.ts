import { existsSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { bankCall } from '@clarity/test-kit/transcripts'
import { expect, test } from '@playwright/test'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import { preparedDataFolder } from '../product/prepared-data.ts'
import { Server } from '../product/server.ts'
import { databasePid, isRunning, processesNaming } from './database-process.ts'

for (const [signal, tag] of [
  ['SIGINT', ['@long']],
  ['SIGTERM', []],
] as const)
  test(`${signal} ends the server and its database, and the next start finds all data`, { tag: [...tag] }, async () => {
    const data = await preparedDataFolder()
    const first = await Server.start({ dataDir: data.path })
    const admin = await AdminApi.signedIn(first.url)
    await new DemoStory(admin).reportLink(bankCall)
    const [report] = await admin.reports()
    const database = databasePid(data.path)
    expect(isRunning(database)).toBe(true)
    expect(existsSync(join(data.path, 'server.pid'))).toBe(true)

    expect(await first.stop(signal)).toBe(0)
    expect(isRunning(database)).toBe(false)
    expect(processesNaming(data.path)).toEqual([])
    expect(existsSync(join(data.path, 'server.pid'))).toBe(false)

    const second = await Server.start({ dataDir: data.path })
    expect(second.output).toContain('Sign in as before')
    expect(await (await AdminApi.signedIn(second.url)).reports()).toEqual([report])
    await second.stop()
    await data.remove()
  })

test('Requests over open connections during a shutdown are answered or not accepted, never refused', async () => {
  const data = await preparedDataFolder()
  const server = await Server.start({ dataDir: data.path })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const statuses: (number | string)[] = []
  const visitor = async () => {
    while (statuses.at(-1) !== 'ECONNREFUSED') statuses.push(await ask(server, agent))
  }
  const visitors = Array.from({ length: 20 }, visitor)
  await expect.poll(() => statuses.length).toBeGreaterThan(200)
  const ended = server.stop()
  await Promise.all(visitors)
  expect(await ended).toBe(0)
  expect([...new Set(statuses)].filter((status) => typeof status === 'number')).toEqual([200])
  agent.destroy()
  await data.remove()
})

/** The status, or the code of what happened to the connection. */
function ask({ port }: Server, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/api/scenarios', agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}
