import { explainFailure } from './embedded-postgres-error.js'
import { ensureServer } from './ensure-server.js'
import { withLaunchLock } from './launch-lock.js'
import type { Say } from '../../start/say.js'
import { setOrphanGuard } from './orphan-guard.js'
import { preparePlace, type Place } from './place.js'
import type { Postmaster } from './postmaster.js'
import { databaseName, serverUrl } from './server-connection.js'
import { hasServerUsers, joinServerUsers } from './server-users.js'
import { watchServer } from './server-watch.js'
import { stopServer } from './stop-server.js'

export interface EmbeddedPostgresOptions {
  /** Created if missing. Processes that name the same folder share one server. */
  readonly dataDir: string
  /** Takes one line of progress at a time. */
  readonly say: Say
  /** False gives up safety against a power cut for speed: for tests only. */
  readonly durable?: boolean
}

export interface EmbeddedPostgres {
  /** A superuser's address of the database `clarity`; it stays valid while the server is brought back after a crash. */
  readonly url: string
  /** Ends the server unless another living process uses it. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts, or adopts, the PostgreSQL server whose data lives under dataDir, and answers once it takes queries.
 * Throws EmbeddedPostgresError for everything that an operator can put right.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options)
  } catch (error) {
    throw explainFailure(error, options.dataDir)
  }
}

async function start({ dataDir, say, durable = true }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = preparePlace(dataDir, say)
  // Joined before the lock, so that a process which is just ending does not stop what this one is about to adopt.
  const user = joinServerUsers(place.users)
  const guard = setOrphanGuard(place, user)
  const ensure = () => withLaunchLock(place.lock, () => ensureServer(place, { durable, say }))

  async function leave(server?: Postmaster): Promise<void> {
    user.leave()
    await withLaunchLock(place.lock, () => stopIfUnused(place, server))
    guard.dismiss()
  }

  const server = await ensure().catch(async (error: unknown) => {
    await leave().catch(() => undefined)
    throw error
  })
  const watch = watchServer(place.cluster, server, ensure, say)
  let stopped: Promise<void> | undefined
  return {
    url: serverUrl(place, server.port, databaseName),
    stop: () => (stopped ??= watch.end().then(leave)),
  }
}

async function stopIfUnused(place: Place, server: Postmaster | undefined): Promise<void> {
  if (!hasServerUsers(place.users)) await stopServer(place.cluster, server)
}
