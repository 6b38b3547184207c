import { createApp } from './create-app.js'
import { workspaceRemotes } from './built-folders.js'
import type { Config } from './config/config.js'
import { migrate } from './database/data-source.js'
import { openDatabase } from './database/open-database.js'
import { prepareDataDir, writePidFile } from './data-dir.js'
import { releaseWorkspaceRemotes } from './features/remotes/release-workspace-remotes.js'
import { RemoteReleasesService } from './features/remotes/remote-releases.service.js'
import { prepareFirstStart } from './first-start/prepare-first-start.js'
import { Agent } from './providers/agent/agent.js'
import { onStopRequest } from './stop-request.js'
import { StartFailure } from './start-failure.js'

type App = Awaited<ReturnType<typeof createApp>>

/** Brings everything up, says how to reach it, and takes it down again when asked to. Throws StartFailure. */
export async function runServer(config: Config): Promise<void> {
  await prepareDataDir(config.dataDir)
  const database = await openDatabase(config, say)
  let app: App | undefined
  try {
    say('Migrating the database')
    await migrate(database.url)
    app = await createApp(config, database.url)
    const { createdAdmin } = await prepareFirstStart(app, config)
    await serve(app, config)
    const removePidFile = await writePidFile(config.dataDir)
    say(signInHint(config, createdAdmin))
    onStopRequest(async () => {
      say('Stopping')
      await app?.close()
      await database.close()
      await removePidFile()
    })
  } catch (error) {
    await app?.close()
    await database.close()
    throw error
  }
}

/** A worker has no address: it only does jobs. */
async function serve(app: App, config: Config): Promise<void> {
  if (config.role === 'worker') {
    await app.init()
    say('Clarity does jobs')
    return
  }
  try {
    await app.get(Agent).prepare()
    await releaseWorkspaceRemotes(app.get(RemoteReleasesService), workspaceRemotes, say)
    await app.init()
    // Nest's own listen prints a line of its own where it fails.
    await app.getHttpAdapter().getInstance().listen({ port: config.port, host: config.host })
  } catch (error) {
    throw listenFailure(error, config)
  }
  say(`Clarity is ready at ${config.publicUrl.origin}`)
}

function listenFailure(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartFailure(`PORT ${port} is in use: stop what uses it, or set PORT to another.`)
  if (code === 'EACCES') return new StartFailure(`PORT ${port} may not be used: set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`HOST is ${JSON.stringify(host)}, expected an address of this machine.`)
  return error
}

function signInHint({ adminEmail }: Config, created: { email: string; password: string | null } | null): string {
  if (created?.password) return `Sign in as ${created.email} with the password ${created.password} (shown this once)`
  if (created) return `Sign in as ${created.email} with ADMIN_PASSWORD`
  return `Sign in as before (a new password: npm run admin:password -- ${adminEmail})`
}

function say(line: string): void {
  console.log(line)
}
