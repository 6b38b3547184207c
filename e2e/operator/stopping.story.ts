import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { AdminApi } from '../product/admin-api.ts'
import { newDataFolder } from '../product/data-folder.ts'
import { DemoStory } from '../product/demo-story.ts'
import { Server } from '../product/server.ts'
import { bankCall } from '../product/transcripts.ts'
import { databasePid, isRunning, processesNaming } from './database-process.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} ends the server and its database, and the next start finds all data`, async () => {
    const data = await newDataFolder()
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
