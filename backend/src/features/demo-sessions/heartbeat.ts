import { idleTimeoutSecs } from '@clarity/contracts'
import type { WebSocket } from 'ws'
import { pingFrame } from './agent-frames.js'

const intervalMs = 5_000

/** Pings the page regularly, and terminates a connection without answers: its page may be gone. */
export class Heartbeat {
  private readonly timer = setInterval(() => this.next(), intervalMs)
  private beats = 0
  private lastAliveBeat = 0

  /** `onBeat` is called at every beat; it may check `isAlive`, whether the page has answered since the last beat. */
  constructor(
    private readonly socket: WebSocket,
    private readonly onBeat: () => void,
  ) {
    // Browsers answer the WebSocket ping, clients of the protocol the ping frame; either is a sign of life.
    socket.on('pong', () => this.markAlive())
    socket.on('close', () => clearInterval(this.timer))
  }

  markAlive(): void {
    this.lastAliveBeat = this.beats
  }

  isAlive(): boolean {
    return this.beats - this.lastAliveBeat <= 1
  }

  private next(): void {
    this.beats += 1
    if ((this.beats - this.lastAliveBeat) * intervalMs > idleTimeoutSecs * 1000) return this.socket.terminate()
    this.onBeat()
    this.socket.send(JSON.stringify(pingFrame(this.beats)))
    this.socket.ping()
  }
}
