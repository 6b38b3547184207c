import { spawn } from 'node:child_process'
import { join } from 'node:path'

const program = join(import.meta.dirname, 'server.mjs')

// An idle server needs less time to stop. If it is killed, the next one recovers, as after any crash.
const patienceMs = 800

/** The running server, and a standby that has already loaded the packages and replaces it at a restart. */
export class RunningServer {
  constructor({ onReady }) {
    this.onReady = onReady
    this.next = standBy()
  }

  /** Stops the server, if one runs, and starts another one with the current programs. */
  async restart() {
    await this.end(this.current)
    // A standby that could not load its packages has already printed why.
    const server = hasEnded(this.next) ? standBy() : this.next
    this.current = server
    this.next = standBy()
    server.once('message', () => this.onReady())
    server.send('start')
  }

  async stop() {
    await Promise.all([this.end(this.current, 10_000), this.end(this.next)])
  }

  async end(server, withinMs = patienceMs) {
    if (!server || hasEnded(server)) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    const timer = setTimeout(() => server.kill('SIGKILL'), withinMs)
    await ended
    clearTimeout(timer)
  }
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

// In its own process group: Ctrl-C reaches it only through this process.
const standBy = () =>
  spawn(process.execPath, ['--enable-source-maps', program], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
