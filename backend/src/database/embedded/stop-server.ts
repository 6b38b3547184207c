import { setTimeout as delay } from 'node:timers/promises'
import { findPostmaster, isPostmaster, type Postmaster } from './postmaster.js'

const steps = [
  // Fast shutdown: open transactions are rolled back, committed ones are written.
  { signal: 'SIGINT', patienceMs: 30_000 },
  // Immediate shutdown: the next start recovers from the log, and no committed data is lost either.
  { signal: 'SIGQUIT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const

/** Returns when the server has ended. `lastKnown` is used if its pid file was deleted. */
export async function stopServer(cluster: string, lastKnown?: Postmaster): Promise<void> {
  for (const { signal, patienceMs } of steps) {
    const server = findPostmaster(cluster) ?? lastKnown
    if (!server || !isPostmaster(server.pid, cluster)) return
    send(signal, server.pid)
    const deadline = Date.now() + patienceMs
    while (isPostmaster(server.pid, cluster) && Date.now() < deadline) await delay(20)
  }
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended on its own in the meantime.
  }
}
