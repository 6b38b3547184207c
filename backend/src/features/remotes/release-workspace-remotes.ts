import { Conflict } from '../../http/failures.js'
import { readReleaseFile, readWorkspaceBuild } from './read-workspace-build.js'
import type { RemoteReleasesService } from './remote-releases.service.js'
import type { Say } from '../../start/say.js'

/** A remote of this workspace, and the folder of its build. */
export interface WorkspaceRemote {
  readonly name: string
  readonly folder: string
}

/**
 * Releases and activates each new build. A known version is left unchanged: a roll-back must survive a restart. A build
 * that cannot be released is reported in a line and does not stop the start. Safe when several processes start at once.
 */
export async function releaseWorkspaceRemotes(
  releases: RemoteReleasesService,
  remotes: readonly WorkspaceRemote[],
  say: Say,
): Promise<void> {
  for (const remote of remotes)
    try {
      await releaseOnce(releases, remote)
    } catch (error) {
      say(`${remote.name} is not released: ${error instanceof Error ? error.message : String(error)}`)
    }
}

async function releaseOnce(releases: RemoteReleasesService, { name, folder }: WorkspaceRemote): Promise<void> {
  const release = await readReleaseFile(folder)
  if (await releases.isReleased(name, release.version)) return
  try {
    await releases.release(name, await readWorkspaceBuild(folder, release), 'start', { andActivate: true })
  } catch (error) {
    // Another process that started at the same moment has released it.
    if (!(error instanceof Conflict)) throw error
  }
}
