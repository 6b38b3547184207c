import { spawn } from 'node:child_process'
import { join } from 'node:path'

const program = join(import.meta.dirname, 'server.mjs')

// An idle server needs less to end; what it leaves is taken up by the next one, as after any crash.
const patienceMs = 800

/** The server, which is replaced by one that has loaded the packages already. */
export class RunningServer {
  constructor({ onReady }) {
    this.onReady = onReady
    this.next = standBy()
  }

  /** Ends the server, if one runs, and starts another one with the programs as they are now. */
  async restart() {
    await this.end(this.current)
    // One that could not even load its packages has said so.
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

// In a process group of its own: Ctrl-C reaches it through here alone.
const standBy = () =>
  spawn(process.execPath, ['--enable-source-maps', program], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
