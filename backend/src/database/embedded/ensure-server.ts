import { setTimeout as delay } from 'node:timers/promises'
import { prepareBinaries } from './binaries.js'
import { prepareCluster } from './cluster.js'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import { launchServer } from './launch-server.js'
import type { LaunchOptions } from './launch-options.js'
import type { Place } from './place.js'
import { clearStalePidFile, findPostmaster, type Postmaster } from './postmaster.js'
import { answers, createDatabase } from './server-connection.js'

// Crash recovery replays at most max_wal_size: seconds, or tens of seconds on a slow disk.
const patienceMs = 120_000

/** Adopts the running server, else starts one. Call it only inside the launch lock. */
export async function ensureServer(place: Place, options: LaunchOptions): Promise<Postmaster> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const server = (await adopt(place)) ?? (await launch(place, options, deadline))
    if (server) {
      await createDatabase(place, server.port)
      return server
    }
    // It is starting up, shutting down, or its orphaned back ends are still ending.
    await delay(50)
  }
  throw new EmbeddedPostgresError(
    `The embedded database has not answered for ${patienceMs / 1000} seconds: see ${place.logFile}, or set DATABASE_URL.`,
  )
}

async function adopt(place: Place): Promise<Postmaster | undefined> {
  const running = findPostmaster(place.cluster)
  return running && (await answers(place, running.port)) ? running : undefined
}

async function launch(place: Place, options: LaunchOptions, deadline: number): Promise<Postmaster | undefined> {
  if (findPostmaster(place.cluster)) return undefined
  const binaries = await prepareBinaries(place, options.say)
  await prepareCluster(place, binaries, options)
  clearStalePidFile(place.cluster)
  return launchServer(place, binaries, { durable: options.durable, deadline })
}
