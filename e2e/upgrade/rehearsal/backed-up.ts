import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runToEnd } from '../../operator/run-to-end.ts'
import { newDataFolder } from '../../product/data-folder.ts'
import { root } from '../../product/places.ts'
import { startSharedDatabase } from '../../product/shared-database.ts'
import { Installation } from '../installation.ts'
import { checkContents, checkReadings, checkPending } from './check-record.ts'
import type { Rehearsal } from './rehearsal.ts'

/**
 * A base server is backed up while it runs; its folder is lost; the backup is restored, embedded and to another
 * database.
 */
export async function backUp({ base, filled, say }: Rehearsal): Promise<void> {
  const data = await filled.copy()
  const file = join(dirname(data.path), 'clarity.tar.gz')
  const installation = await Installation.at({ release: base.folder, dataDir: data.path })
  const server = await installation.start({ TRUST_PROXY: 'loopback' }, 'api')
  say(await command(['backup', '--', '--out', file], { DATA_DIR: data.path }))
  await server.stop()
  await rm(data.path, { recursive: true })

  say(await command(['restore', '--', file], { DATA_DIR: data.path }))
  await check({ dataDir: data.path })
  const elsewhere = await startSharedDatabase()
  const own = await newDataFolder()
  await command(['restore', '--', file], { DATABASE_URL: elsewhere.url })
  await check({ dataDir: own.path, databaseUrl: elsewhere.url })
  await elsewhere.stop()
  await own.remove()
  await data.remove()

  async function check(place: { dataDir: string; databaseUrl?: string }): Promise<void> {
    const restored = await Installation.at({ release: root, ...place })
    const env = { TRUST_PROXY: 'loopback', QUIET_HOURS: 'off' }
    const reading = await restored.start(env, 'api')
    say(await checkContents(reading.url, filled.record))
    await reading.stop()
    const working = await restored.start(env)
    say(await checkPending(working.url, filled.record))
    say(await checkReadings(working.url, filled.record))
    await working.stop()
  }
}

async function command(args: readonly string[], env: Record<string, string>): Promise<string> {
  const { code, out, error } = await runToEnd('npm', ['run', '--silent', ...args], { env, cwd: root })
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} failed: ${error}`)
  return out.trim()
}
