import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiClient } from '@clarity/test-kit/api-client'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import { freePort } from '../product/free-port.ts'
import { BareMachine } from './bare-machine.ts'
import { expectEqual, expectMatch } from './expect.ts'
import { makeJourney } from './journey.ts'
import type { PackageFolder } from './package-folder.ts'
import { PackagedServer } from './packaged-server.ts'
import { timed } from './timed.ts'

/**
 * A machine without Node: started as an ordinary user who can write to DATA_DIR alone, used by HTTP from the request to
 * the report, operated by its commands, and stopped.
 */
export async function runAlone(folder: PackageFolder): Promise<void> {
  const machine = new BareMachine()
  try {
    await timed('its commands', () => showCommands(machine, folder))
    await timed('every dependency is loaded', () => loadDependencies(machine, folder))
    const dataDir = join(machine.newFolder('data'), 'clarity')
    const port = await freePort()
    const server = await timed('started', () => PackagedServer.start({ machine, folder, dataDir, port }))
    const admin = await AdminApi.signedIn(server.url)
    await timed('the journey', () => makeJourney(admin, new DemoStory(admin)))
    await showPages(server.url)
    await timed('operated while it runs', () => operate(machine, folder, dataDir, port))
    await timed('stopped', async () => expectEqual(await server.stop(), 0))
    expectMatch(server.output, /^Clarity is ready at /m)
  } finally {
    machine.remove()
  }
}

async function showCommands(machine: BareMachine, folder: PackageFolder): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(folder.path, 'package.json'), 'utf8')) as { version: string }
  expectEqual((await machine.run(folder.program, ['version'])).out.trim(), version)
  expectMatch((await machine.run(folder.program, ['help'])).out, /^clarity migrate /m)
  const unknown = await machine.run(folder.program, ['strat'])
  expectEqual(unknown.code, 2)
  expectMatch(unknown.error, /^There is no command 'strat'\./)
  expectMatch((await machine.run(folder.program, ['backup'])).error, /: clarity backup --out clarity\.tar\.gz$/m)
}

/** Vendors' packages are loaded only when they are used, so a missing file would be found by a customer. */
async function loadDependencies(machine: BareMachine, folder: PackageFolder): Promise<void> {
  const read = (path: string) => JSON.parse(readFileSync(join(folder.path, path), 'utf8')) as Record<string, object>
  const names = ['backend', 'contracts', 'offline-language'].flatMap((name) =>
    Object.keys(read(`${name}/package.json`)['dependencies'] ?? {}).map((each) => [name, each] as const),
  )
  const node = join(folder.path, 'node_modules', '.bin', 'node')
  const script = names.map(([from, name]) => `[${JSON.stringify(from)}, ${JSON.stringify(name)}]`).join()
  const program = `import { createRequire } from 'node:module'
    for (const [from, name] of [${script}]) {
      const path = createRequire(${JSON.stringify(`${folder.path}/`)} + from + '/package.json').resolve(name)
      await import(path)
    }`
  const { code, error } = await machine.run(node, ['--input-type=module', '--eval', program])
  if (code !== 0) throw new Error(error)
}

async function showPages(url: string): Promise<void> {
  const client = new ApiClient(url)
  for (const path of ['/', '/admin', '/robots.txt', '/api/openapi.json', '/healthz'])
    expectEqual(`${path} ${(await client.get(path)).status}`, `${path} 200`)
}

async function operate(machine: BareMachine, folder: PackageFolder, dataDir: string, port: number): Promise<void> {
  const env = { DATA_DIR: dataDir, PORT: String(port) }
  expectEqual((await machine.run(folder.program, ['ready'], env)).out, 'Ready\n')
  const adding = await machine.run(folder.program, ['admin:add', 'second@example.com'], env)
  expectMatch(adding.out, /^Added the admin second@example\.com/)
  const file = join(machine.newFolder('backups'), 'clarity.tar.gz')
  expectMatch((await machine.run(folder.program, ['backup', '--out', file], env)).out, /^Wrote /)
  const restored = { DATA_DIR: join(machine.newFolder('restored'), 'clarity') }
  expectMatch((await machine.run(folder.program, ['restore', file], restored)).out, /^Restored /)
}
