import type { RemoteChangeEntity } from './remote-change.entity.js'

/**
 * The versions that were active, oldest first; the last one is active now. `changes` are oldest first. A roll-back
 * removes the last version, like undo: the next roll-back goes further back, never forward again.
 */
export function activeVersions(changes: readonly Pick<RemoteChangeEntity, 'action' | 'version'>[]): string[] {
  const versions: string[] = []
  for (const { action, version } of changes) {
    if (action === 'rollback') versions.pop()
    // Only a remote's first release activates itself.
    else if (action === 'activate' || versions.length === 0) versions.push(version)
  }
  return versions
}
