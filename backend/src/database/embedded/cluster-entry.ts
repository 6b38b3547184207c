import { existsSync } from 'node:fs'

// A link that the kernel follows without walking down the path.
const here = '/proc/self/cwd'

export function hasProcCwd(): boolean {
  return process.platform === 'linux' && existsSync(here)
}

export interface ClusterEntry {
  /** The working directory of the program: set while this process is still root, before it switches to the account. */
  readonly cwd: string
  /** The path by which the program reaches the cluster. */
  readonly path: string
}

/** How the account reaches a cluster: by its path, or from inside if a parent folder is closed to it. */
export function clusterEntry({ isPassable }: { isPassable: boolean }, cluster: string): ClusterEntry {
  return isPassable ? { cwd: '/', path: cluster } : { cwd: cluster, path: here }
}
