import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReportContent } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { bankCall, tooShortTalk } from '@clarity/test-kit/transcripts'
import { expect, test } from '@playwright/test'
import { AdminApi } from '../product/admin-api.ts'
import { newDataFolder } from '../product/data-folder.ts'
import { DemoStory } from '../product/demo-story.ts'
import { freePort } from '../product/free-port.ts'
import { root } from '../product/places.ts'
import { Server } from '../product/server.ts'
import { startSharedDatabase } from '../product/shared-database.ts'
import { runToEnd } from './run-to-end.ts'

const npm = (args: readonly string[], env: Record<string, string>) =>
  runToEnd('npm', ['run', '--silent', ...args], { env, cwd: root })

interface Read {
  readonly path: string | null
  readonly content: string
}

/** What the person with the link gets. */
async function read(server: Server, link: string): Promise<Read> {
  const api = new ApiClient(server.url)
  const path = (await api.get(new URL(link).pathname)).headers.get('location')
  const { content } = (await api.post(`/api${path}`, { email: 'reader@example.com' })).as(ReportContent)
  return { path, content }
}

test(
  'A backup of a running server brings everything back, into a new folder and into another database',
  { tag: '@long' },
  async () => {
    const data = await newDataFolder()
    const file = join(dirname(data.path), 'clarity.tar.gz')
    // Links carry the address; it stays, as the address of a site does.
    const port = await freePort()
    const server = await Server.start({ dataDir: data.path, port })
    const demos = new DemoStory(await AdminApi.signedIn(server.url))
    const link = await demos.reportLink(bankCall)
    const before = await read(server, link)

    const backup = await npm(['backup', '--', '--out', file], { PORT: String(port) })
    expect(backup.error).toBe(`Using the server at port ${port}, in ${data.path}\n`)
    expect(backup.out).toMatch(/^Wrote [\d,]+ rows of \d+ tables to .*clarity\.tar\.gz \([\d.]+ [KM]B\)\n$/)
    expect(backup.code).toBe(0)
    expect(await npm(['backup', '--', '--out', file], { DATA_DIR: data.path })).toMatchObject({
      code: 1,
      error: `${file} already exists: name another file.\n`,
    })
    const refused = await npm(['restore', '--', file], { DATA_DIR: data.path })
    expect(refused.error).toMatch(/^Starting the database\nThe database is not empty [^\n]+\n$/)
    expect(refused.code).toBe(1)

    await server.stop()
    await rm(data.path, { recursive: true })
    const restored = await npm(['restore', '--', file], { DATA_DIR: data.path })
    expect(restored.out).toMatch(
      /^Restored [\d,]+ rows of \d+ tables into DATA_DIR \S+ from the backup by Clarity [\d.]+ of \S+Z\n$/,
    )
    const again = await Server.start({ dataDir: data.path, port })
    expect(await read(again, link)).toEqual(before)
    // The admin is signed in as before, and a new story runs.
    const newLink = await demos.reportLink(tooShortTalk)
    expect((await read(again, newLink)).content).not.toBe(before.content)
    await again.stop()

    const shared = await startSharedDatabase()
    const elsewhere = await newDataFolder()
    await npm(['restore', '--', file], { DATABASE_URL: shared.url })
    const moved = await Server.start({ dataDir: elsewhere.path, port, env: { DATABASE_URL: shared.url } })
    expect(await read(moved, link)).toEqual(before)
    await moved.stop()
    await shared.stop()
    await elsewhere.remove()
    await data.remove()
  },
)

test('A command without an installation says how to name it, and makes nothing', async () => {
  const data = await newDataFolder()
  const env = { DATA_DIR: data.path, PORT: String(await freePort()) }
  const expected = `DATA_DIR ${data.path} holds no database of Clarity: set DATA_DIR or DATABASE_URL to what that server was started with.\n`
  for (const args of [
    ['admin:add', '--', 'someone@example.com'],
    ['admin:password', '--', 'someone@example.com'],
    ['backup', '--', '--out', join(dirname(data.path), 'clarity.tar.gz')],
  ])
    expect(await npm(args, env)).toEqual({ code: 1, out: '', error: expected })
  expect(existsSync(data.path)).toBe(false)
  await data.remove()
})
