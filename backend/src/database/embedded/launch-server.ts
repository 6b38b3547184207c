import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.js'
import { clusterEntry } from './cluster-entry.js'
import { EmbeddedPostgresError, noSpaceLeft } from './embedded-postgres-error.js'
import { choosePort } from './free-port.js'
import type { Place } from './place.js'
import type { Postmaster } from './postmaster.js'
import { runAs, serverEnvironment } from './run-program.js'
import { answers } from './server-connection.js'
import { openServerLog } from './server-log.js'
import { serverArguments } from './server-settings.js'

/** Starts the server and waits until it answers. Undefined if the cause of a failure is temporary and a retry helps. */
export async function launchServer(
  place: Place,
  binaries: Binaries,
  options: { durable: boolean; deadline: number },
): Promise<Postmaster | undefined> {
  const port = await choosePort(place.portFile)
  const log = openServerLog(place.logFile)
  try {
    const { cwd, path } = clusterEntry(place, place.cluster)
    const args = serverArguments({ path, cluster: place.cluster, port, durable: options.durable })
    const child = spawn(binaries.postgres, args, {
      ...runAs(place.account),
      cwd,
      env: serverEnvironment,
      // Outside the terminal's process group: Ctrl-C must reach the server only after its clients have closed.
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
    })
    child.unref()
    let ended = false
    child.on('error', () => (ended = true)).on('exit', () => (ended = true))
    while (!ended && Date.now() < options.deadline) {
      if (child.pid !== undefined && (await answers(place, port))) return { pid: child.pid, port }
      await delay(20)
    }
    return retryOrThrow(log.read(), place)
  } finally {
    log.close()
  }
}

function retryOrThrow(log: string, place: Place): undefined {
  const passing =
    /already in use|pre-existing shared memory block|could not create any TCP\/IP sockets|postmaster\.pid" already exists/i
  if (log === '' || passing.test(log)) return undefined
  if (log.includes('No space left on device')) throw noSpaceLeft(place.store)
  const reason = log.split('\n').findLast((line) => /(FATAL|PANIC|error)/.test(line)) ?? 'no reason given'
  throw new EmbeddedPostgresError(
    `The embedded database does not start (${reason.replace(/^.*?(FATAL|PANIC): +/, '')}; see ${place.logFile}): fix that, set another DATA_DIR, or set DATABASE_URL.`,
  )
}
