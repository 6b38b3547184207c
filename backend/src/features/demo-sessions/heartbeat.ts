import { idleTimeoutSecs } from '@clarity/contracts'
import type { WebSocket } from 'ws'
import { pingFrame } from './agent-frames.js'

const beatMs = 5_000

/** Pings the page regularly, and cuts a connection that stays silent: its page may be long gone. */
export class Heartbeat {
  private readonly timer = setInterval(() => this.next(), beatMs)
  private beats = 0
  private heardAt = 0

  /** `onBeat` is called at every beat; it may check whether the page has answered since the last one. */
  constructor(
    private readonly socket: WebSocket,
    private readonly onBeat: () => void,
  ) {
    // Browsers answer the WebSocket ping, clients of the protocol the ping frame; either is a sign of life.
    socket.on('pong', () => this.hear())
    socket.on('close', () => clearInterval(this.timer))
  }

  hear(): void {
    this.heardAt = this.beats
  }

  wasHeard(): boolean {
    return this.beats - this.heardAt <= 1
  }

  private next(): void {
    this.beats += 1
    if ((this.beats - this.heardAt) * beatMs > idleTimeoutSecs * 1000) return this.socket.terminate()
    this.onBeat()
    this.socket.send(JSON.stringify(pingFrame(this.beats)))
    this.socket.ping()
  }
}
