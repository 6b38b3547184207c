import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.js'
import { clusterEntry } from './cluster-entry.js'
import { EmbeddedPostgresError, noSpaceLeft } from './embedded-postgres-error.js'
import type { LaunchOptions } from './launch-options.js'
import type { Say } from '../../start/say.js'
import type { Place } from './place.js'
import { runProgram } from './run-program.js'

export const superuser = 'clarity'
const majorVersion = '18'
// A new cluster takes 40 MB, its first write-ahead log segments as much again.
const neededBytes = 150_000_000

/** Creates a complete cluster if there is none; an incomplete one, left by a crash, is renamed. */
export async function prepareCluster(place: Place, binaries: Binaries, options: LaunchOptions): Promise<void> {
  // An operator who deletes DATA_DIR wants an empty database: a cluster left outside of it is not used again.
  if (existsSync(place.cluster) && !existsSync(place.passwordFile)) putAside(place, 'former', options.say)
  const version = versionOf(place.cluster)
  if (version === majorVersion) return
  if (version !== undefined) {
    throw new EmbeddedPostgresError(
      `The data in ${place.cluster} is of PostgreSQL ${version}, and this is ${majorVersion}: upgrade it with pg_upgrade, or set another DATA_DIR.`,
    )
  }
  if (existsSync(place.cluster)) putAside(place, 'incomplete', options.say)
  else requireUnused(place)
  options.say('Creating the database')
  await initialise(place, binaries, options.durable)
}

function putAside(place: Place, why: string, say: Say): void {
  const aside = `${place.cluster}-${why}`
  rmSync(aside, { recursive: true, force: true })
  renameSync(place.cluster, aside)
  say(`The ${why} database in ${place.store} was moved to ${aside}`)
}

// An empty database in its place would look like data loss.
function requireUnused({ dataDir, cluster, passwordFile, portFile }: Place): void {
  if (!existsSync(passwordFile) || !existsSync(portFile)) return
  throw new EmbeddedPostgresError(
    `DATA_DIR ${dataDir} has a database's password but no database in ${cluster} (an older release kept it in /var/tmp, under a name derived from DATA_DIR's path): use the path where it ran, restore a backup with a new DATA_DIR, or delete ${dataDir} to begin with an empty one.`,
  )
}

function versionOf(cluster: string): string | undefined {
  const file = join(cluster, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

// Created under another name and then renamed, which makes a cluster complete or absent. Each attempt has its own
// folder, because the initdb of a killed attempt may still be writing.
async function initialise(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const { bavail, bsize } = statfsSync(place.store)
  if (bavail * bsize < neededBytes) throw noSpaceLeft(place.store)
  for (const name of readdirSync(place.store)) {
    if (name.startsWith('new-cluster-')) rmSync(join(place.store, name), { recursive: true, force: true })
  }
  const password = randomBytes(24).toString('base64url')
  writeFileSync(place.passwordFile, password, { mode: 0o600 })
  const workshop = join(place.store, `new-cluster-${randomBytes(6).toString('hex')}`)
  const passwordCopy = join(workshop, 'password')
  const cluster = join(workshop, 'cluster')
  for (const folder of [workshop, cluster]) mkdirSync(folder, { mode: 0o700 })
  writeFileSync(passwordCopy, password, { mode: 0o600 })
  if (place.account) {
    for (const path of [workshop, cluster, passwordCopy]) chownSync(path, place.account.uid, place.account.gid)
  }
  const { cwd, path } = clusterEntry(place, cluster)
  const args = initdbArguments(path, `${path}/../password`, durable)
  const { ok, output } = await runProgram(binaries.initdb, args, { account: place.account, cwd })
  if (ok) renameSync(cluster, place.cluster)
  rmSync(workshop, { recursive: true, force: true })
  if (!ok) throw explain(output, place)
}

function initdbArguments(cluster: string, passwordFile: string, durable: boolean): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The built-in locale sorts and folds case alike on every machine, with any libc.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
}

function explain(output: string, place: Place): EmbeddedPostgresError {
  if (output.includes('No space left on device')) return noSpaceLeft(place.store)
  const reason = output.split('\n').findLast((line) => /error|fatal/i.test(line)) ?? output.split('\n').at(-1)
  return new EmbeddedPostgresError(
    `The embedded database cannot be created in ${place.store} (${reason}): fix that, set another DATA_DIR, or set DATABASE_URL.`,
  )
}
