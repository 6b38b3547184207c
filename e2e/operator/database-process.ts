import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process id of the embedded database of this folder, as its own file has it. */
export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch {
    return false
  }
}

// An ended process whose parent is gone stays in the table until it is reaped.
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /^\d+ \(.*\) Z/s.test(readFileSync(file, 'utf8'))
}

/** Every process whose command line names the folder; empty on a system without /proc. */
export function processesNaming(folder: string): string[] {
  if (!existsSync('/proc/self/cmdline')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(commandLine)
    .filter((line) => line.includes(folder))
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
