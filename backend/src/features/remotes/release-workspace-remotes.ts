import { Conflict } from '../../http/failures.js'
import { readReleaseFile, readWorkspaceBuild } from './read-workspace-build.js'
import type { Choice } from './registry.service.js'
import type { RemoteReleasesService } from './remote-releases.service.js'
import type { ServerBuilds } from './server-builds.js'
import type { Say } from '../../start/say.js'

/** A remote of this workspace, and the folder of its build. */
export interface WorkspaceRemote {
  readonly name: string
  readonly folder: string
}

/**
 * Releases each new build, and activates it in the place of an earlier one from a start. A known version is left
 * unchanged: a roll-back must survive a restart. A build that cannot be released is reported in a line and does not stop
 * the start. Safe when several processes start at once.
 */
export async function releaseWorkspaceRemotes(
  releases: RemoteReleasesService,
  builds: ServerBuilds,
  remotes: readonly WorkspaceRemote[],
  say: Say,
): Promise<void> {
  for (const remote of remotes)
    try {
      builds.note(remote.name, await releaseOnce(releases, remote))
    } catch (error) {
      say(`${remote.name} is not released: ${error instanceof Error ? error.message : String(error)}`)
    }
}

async function releaseOnce(releases: RemoteReleasesService, { name, folder }: WorkspaceRemote): Promise<string> {
  const release = await readReleaseFile(folder)
  if (await releases.isReleased(name, release.version)) return release.version
  try {
    await releases.release(name, await readWorkspaceBuild(folder, release), 'start', { isFromStart: true })
  } catch (error) {
    // Another process that started at the same moment has released it.
    if (!(error instanceof Conflict)) throw error
  }
  return release.version
}

/** One line for each active version that this server's shell cannot load. */
export function sayMisfits(choices: readonly Choice[], say: Say): void {
  for (const { name, active, reason, chosen } of choices) {
    if (!active || reason === null) continue
    const instead = chosen ? `${chosen.release.version} is loaded instead.` : 'Nothing is loaded instead.'
    say(`${name} ${active.version} does not fit this server's admin. ${reason} ${instead}`)
  }
}
