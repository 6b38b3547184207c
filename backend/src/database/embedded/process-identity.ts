import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Identifies a process even after its end: another process may get the same pid later. */
export function ownIdentity(): string {
  return `${process.pid} ${startTimeOf(process.pid) ?? ''}`
}

export function isAlive(identity: string): boolean {
  const [pid, ...startTime] = identity.trim().split(' ')
  return startTimeOf(Number(pid)) === startTime.join(' ')
}

/** Undefined if the process has ended or is a zombie. */
function startTimeOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return process.platform === 'linux' ? startTicks(pid) : startDate(pid)
}

function startTicks(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in parentheses, and may contain spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

function startDate(pid: number): string | undefined {
  try {
    const [state, ...date] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/)
    return state === undefined || state.startsWith('Z') ? undefined : date.join(' ')
  } catch {
    return undefined
  }
}
