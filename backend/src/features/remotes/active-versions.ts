import type { RemoteChangeEntity } from './remote-change.entity.js'

type Change = Pick<RemoteChangeEntity, 'action' | 'version' | 'madeActive'>

/**
 * The versions that were active, oldest first; the last one is active now. `changes` are oldest first. A roll-back
 * removes the versions after the one that it returns to, like undo: the next one goes further back, never forward again.
 */
export function activeVersions(changes: readonly Change[]): string[] {
  return replay(changes).stack
}

/** What to load if the active version does not fit: versions that were active before, those of the roll-backs last. */
export function earlierVersions(changes: readonly Change[]): string[] {
  const { stack, everActive } = replay(changes)
  const active = stack.pop()
  return [...new Set([...stack.reverse(), ...everActive.reverse()])].filter((version) => version !== active)
}

function replay(changes: readonly Change[]): { stack: string[]; everActive: string[] } {
  const stack: string[] = []
  const everActive: string[] = []
  for (const { action, version, madeActive } of changes) {
    if (action === 'rollback') stack.length = stack.lastIndexOf(version, stack.length - 2) + 1
    // In rows of release 0.1.0 a remote's first release activated itself.
    else if (madeActive ?? (action === 'activate' || stack.length === 0)) stack.push(version)
    everActive.push(...stack.slice(-1))
  }
  return { stack, everActive }
}
