import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/** The living server of this cluster, also if another process started it. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPidFile(cluster)
  const postmaster = { pid: Number(lines?.[0]), port: Number(lines?.[3]) }
  return postmaster.pid > 0 && isPostmaster(postmaster.pid, cluster) ? postmaster : undefined
}

/** False also for a zombie, and for an unrelated process that got the pid after a crash. */
export function isPostmaster(pid: number, cluster: string): boolean {
  const words = commandLineOf(pid)
  // Whole words: the path of one cluster may be the end of the path of another.
  return words.includes(` ${cluster} `) || words.includes(`=${cluster} `)
}

/**
 * Removes a pid file whose pid now belongs to a zombie or an unrelated process: PostgreSQL would take it for a living
 * server. The file stays while orphaned back ends still hold the shared memory, because it keeps a second server out.
 */
export function clearStalePidFile(cluster: string): void {
  const lines = readPidFile(cluster)
  if (!lines || isGone(Number(lines[0])) || isAttached(lines[6])) return
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function readPidFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const line = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${line.trimEnd()} `
  } catch {
    return ''
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

function isAttached(segmentLine: string | undefined): boolean {
  const id = segmentLine?.trim().split(/\s+/)[1]
  try {
    const segments = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n')
    const columns = segments.map((line) => line.trim().split(/\s+/)).find((fields) => fields[1] === id)
    return Number(columns?.[6] ?? 0) > 0
  } catch {
    return false
  }
}
