import { existsSync } from 'node:fs'

// A link that the kernel follows without walking down the path.
const here = '/proc/self/cwd'

export function canEnterUnseen(): boolean {
  return process.platform === 'linux' && existsSync(here)
}

export interface ClusterEntry {
  /** Where to start the program: set while this process is still root, before it becomes the account. */
  readonly cwd: string
  /** What to call the cluster there. */
  readonly path: string
}

/** How the account comes to a cluster: by its path, or from inside below folders that are closed to it. */
export function clusterEntry({ isPassable }: { isPassable: boolean }, cluster: string): ClusterEntry {
  return isPassable ? { cwd: '/', path: cluster } : { cwd: cluster, path: here }
}
