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
  /** Created if missing. Processes with the same folder share one server. */
  readonly dataDir: string
  /** Prints one line of progress. */
  readonly say: Say
  /** False trades durability at a power failure for speed: for tests only. */
  readonly durable?: boolean
}

export interface EmbeddedPostgres {
  /** A superuser's address of the database `clarity`; it stays valid when the server is restarted after a crash. */
  readonly url: string
  /** Stops the server unless another living process uses it. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts, or adopts, the PostgreSQL server whose data are under dataDir, and returns once it accepts queries.
 * Throws EmbeddedPostgresError for every failure that an operator can fix.
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
  // Joined before the lock: otherwise another process that is ending could stop the server that this one will adopt.
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
