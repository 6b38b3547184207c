import { existsSync } from 'node:fs'
import { BareMachine } from '../package/bare-machine.ts'
import { expectMatch } from '../package/expect.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { timed } from '../package/timed.ts'
import { startSharedDatabase } from '../product/shared-database.ts'
import { useBehind } from './behind-proxy.ts'
import { proxies, type Proxy } from './proxies.ts'
import { verifyUnit } from './systemd-unit.ts'

const systemd = '/usr/bin/systemd-analyze'
const openssl = '/usr/bin/openssl'

/**
 * The files of deploy/ by the programs that read them: the unit by systemd, nginx and Caddy with TLS in front of two api
 * and two worker processes of the package. Returns the Debian packages of the programs that are missing.
 */
export async function runDeployed(folder: PackageFolder): Promise<string[]> {
  const bare = new BareMachine()
  try {
    if (existsSync(systemd))
      console.log(`systemd: the unit is sound, exposure ${verifyUnit(bare.newFolder('unit'), folder.program)}`)
    const startable = proxies.filter(({ program }) => existsSync(program) && existsSync(openssl))
    for (const proxy of startable) await timed(proxy.name, () => tryBehind(proxy, bare, folder))
  } finally {
    bare.remove()
  }
  const needed = [...proxies, { program: systemd, debian: 'systemd' }, { program: openssl, debian: 'openssl' }]
  return needed.filter(({ program }) => !existsSync(program)).map(({ debian }) => debian)
}

async function tryBehind(proxy: Proxy, bare: BareMachine, folder: PackageFolder): Promise<void> {
  const database = await startSharedDatabase()
  try {
    const { out, error } = await bare.run(folder.program, ['migrate'], { DATABASE_URL: database.url })
    expectMatch(out + error, /^The database .* has every migration/m)
    console.log(`${proxy.name}: ${await useBehind(proxy, { bare, package: folder, database })}`)
  } finally {
    await database.stop()
  }
}
