import type { AdminPageData } from '@clarity/contracts/admin-page-data'
import { inspectEarly } from '../isolation/inspect-page'
import { acceptStyles } from '../isolation/watched-styles'
import { isOpen, ownerOf } from '../registry/links'
import { filesOf } from '../remotes/file-arrival'
import { loadRemote } from '../remotes/load-remote'

/** Runs the module whose page is asked for, before the shell is drawn. Its failure is met again when it is shown. */
export function startPage({ signedInAs, remotes }: AdminPageData, path: string): void {
  const owner = signedInAs !== null && isOpen(path) ? ownerOf(remotes, path) : null
  if (!owner) return
  const { remote, route } = owner
  acceptStyles()
  loadRemote(remote, filesOf(remote, route))
    .finally(inspectEarly)
    .catch(() => {})
}
