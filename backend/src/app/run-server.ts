import { createApp } from './create-app.js'
import { workspaceRemotes } from '../config/built-folders.js'
import type { Config } from '../config/config.js'
import { explainFailure } from '../database/explain-failure.js'
import { warnOfLowSpace } from '../database/free-space.js'
import { migrate } from '../database/migrate.js'
import { openDatabase, type OpenDatabase } from '../database/open-database.js'
import { prepareDataDir, writePidFile } from '../data-dir/prepare-data-dir.js'
import { finishConnections } from '../http/finish-connections.js'
import { RegistryService } from '../features/remotes/registry.service.js'
import { releaseWorkspaceRemotes, sayMisfits } from '../features/remotes/release-workspace-remotes.js'
import { RemoteReleasesService } from '../features/remotes/remote-releases.service.js'
import { ServerBuilds } from '../features/remotes/server-builds.js'
import { ShellsService } from '../features/shells/shells.service.js'
import { stopTracing } from '../telemetry/tracing.js'
import { prepareFirstStart } from '../first-start/prepare-first-start.js'
import { lockDataDir, type DataDirLock } from '../data-dir/lock-data-dir.js'
import { Agent } from '../providers/agent/agent.js'
import { listenFailure, requireFreeAddress } from './server-address.js'
import { onStopRequest } from './stop-request.js'
import { commandLine } from '../start/command-line.js'

type App = Awaited<ReturnType<typeof createApp>>

/** Starts everything, prints the address, and shuts it down when asked to. Throws StartFailure. */
export async function runServer(config: Config): Promise<void> {
  let lock: DataDirLock | undefined
  let database: OpenDatabase | undefined
  let app: App | undefined
  try {
    await prepareDataDir(config)
    lock = await lockDataDir(config.dataDir, say)
    if (config.role !== 'worker') await requireFreeAddress(config)
    if (config.metricsPort !== null)
      await requireFreeAddress({ host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' })
    database = await openDatabase(config, say)
    await warnOfLowSpace(config, say)
    say('Migrating the database')
    await migrate(database.url)
    app = await createApp(config, database.url)
    const { createdAdmin } = await prepareFirstStart(app, config)
    await serve(app, config)
    const removePidFile = await writePidFile(config.dataDir)
    onStopRequest(async () => {
      say('Stopping')
      lock?.announceEnd()
      await app?.close()
      await stopTracing()
      await database?.close()
      await removePidFile()
      lock?.release()
    })
    // The last line of a start: its reader may ask for a shutdown right after it.
    say(signInHint(config, createdAdmin))
  } catch (error) {
    // Before the rest is closed, because closing may free disk space.
    const failure = await explainFailure(error, config)
    await app?.close().catch(() => undefined)
    await database?.close()
    lock?.release()
    throw failure
  }
}

/** A worker does not listen: it only runs jobs. */
async function serve(app: App, config: Config): Promise<void> {
  if (config.role === 'worker') {
    await app.init()
    say('The worker is ready to process jobs')
    return
  }
  try {
    await app.get(Agent).prepare()
    await prepareModules(app)
    finishConnections(app.getHttpAdapter().getInstance())
    await app.init()
    // Nest's own listen prints an extra line if it fails.
    await app.getHttpAdapter().getInstance().listen({ port: config.port, host: config.host })
  } catch (error) {
    throw listenFailure(error, config)
  }
  say(`Clarity is ready at ${config.publicUrl.origin}`)
}

/** Stores this server's shell and modules, and names the active modules that this shell cannot load. */
async function prepareModules(app: App): Promise<void> {
  const shells = app.get(ShellsService)
  await shells.keep()
  await releaseWorkspaceRemotes(app.get(RemoteReleasesService), app.get(ServerBuilds), workspaceRemotes, say)
  sayMisfits(await app.get(RegistryService).choose(shells.current, null), say)
}

function signInHint({ adminEmail }: Config, created: { email: string; password: string | null } | null): string {
  if (created?.password) return `Sign in as ${created.email} with the password ${created.password} (shown this once)`
  if (created) return `Sign in as ${created.email} with ADMIN_PASSWORD`
  return `Sign in as before (a new password: ${commandLine('admin:password', adminEmail)})`
}

function say(line: string): void {
  console.log(line)
}
