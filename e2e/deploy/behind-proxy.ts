import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ScenarioChoice } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { until } from '@clarity/test-kit/until'
import { array } from 'valibot'
import type { BareMachine } from '../package/bare-machine.ts'
import { makeJourney } from '../package/journey.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { PackagedServer } from '../package/packaged-server.ts'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import { freePort } from '../product/free-port.ts'
import type { SharedDatabase } from '../product/shared-database.ts'
import type { Proxy } from './proxies.ts'
import { Traffic } from './traffic.ts'

export interface Machine {
  readonly bare: BareMachine
  readonly package: PackageFolder
  readonly database: SharedDatabase
}

/**
 * Two api and two worker processes behind a proxy with TLS: the journey, and each process replaced while people use it.
 * Throws if a request is lost.
 */
export async function useBehind(proxy: Proxy, { bare, package: folder, database }: Machine): Promise<string> {
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
  const url = `https://localhost:${port}`
  const start = (role: string, name: string, ownPort: number) =>
    PackagedServer.start({
      machine: bare,
      folder,
      dataDir: join(bare.newFolder(`${proxy.name}-${name}`), 'clarity'),
      port: ownPort,
      env: { DATABASE_URL: database.url, PUBLIC_URL: url, ROLE: role, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' },
    })
  const servers = [
    ...(await Promise.all(ports.map((each) => start('api', `api-${each}`, each)))),
    ...(await Promise.all(['one', 'two'].map((name) => start('worker', name, 0)))),
  ]
  const own = join(bare.newFolder(proxy.name), 'proxy')
  mkdirSync(own, { mode: 0o755 })
  const running = await proxy.start({ folder: own, port, upstreams: ports })
  try {
    await until('the proxy to answer', () => isReady(url))
    const admin = await AdminApi.signedIn(url)
    const demos = new DemoStory(admin)
    const [scenario] = (await admin.api.get('/api/scenarios')).as(array(ScenarioChoice))
    const traffic = new Traffic(admin, scenario!.id)
    for (const [at, role] of ['api', 'api', 'worker', 'worker'].entries()) {
      await servers[at]!.stop()
      servers[at] = await start(role, `${role}-next-${at}`, ports[at] ?? 0)
      await makeJourney(admin, demos)
    }
    await traffic.end()
    if (traffic.lost.length > 0)
      throw new Error(`${traffic.lost.length} of ${traffic.requests} lost: ${count(traffic.lost)}`)
    return `${traffic.requests} requests while each process was replaced, none lost`
  } finally {
    running.kill('SIGTERM')
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function isReady(url: string): Promise<boolean> {
  return new ApiClient(url).get('/readyz').then(
    ({ status }) => status === 200,
    () => false,
  )
}

function count(lines: readonly string[]): string {
  const numbers = new Map<string, number>()
  for (const line of lines) numbers.set(line, (numbers.get(line) ?? 0) + 1)
  return [...numbers].map(([line, number]) => `${number} × ${line}`).join('; ')
}
