import type { RemoteChangeEntity } from './remote-change.entity.js'

/**
 * What was active, oldest first, what is active now last. Changes come oldest first. A roll-back takes one away, as undo
 * does: the next goes further back, and never forward again.
 */
export function activeVersions(changes: readonly Pick<RemoteChangeEntity, 'action' | 'version'>[]): string[] {
  const versions: string[] = []
  for (const { action, version } of changes) {
    if (action === 'rollback') versions.pop()
    // Of the releases only a remote's first is active by itself.
    else if (action === 'activate' || versions.length === 0) versions.push(version)
  }
  return versions
}
