import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@clarity/contracts'

/** A reader who takes in nothing must not fill the memory: the stream ends, and the page opens another. */
const mostUnreadBytes = 256 * 1024

/** One open event stream of a browser's tab. */
export class LiveStream {
  constructor(
    readonly sessionHash: string,
    private readonly answer: ServerResponse,
    private readonly idFor: (id: string) => string = (id) => id,
  ) {}

  /** Browsers reconnect after this time, not all at once. */
  open(): void {
    this.answer.setHeader('content-type', 'text/event-stream')
    this.answer.setHeader('cache-control', 'no-store, no-transform')
    // A stop waits for connections that are kept after their answer.
    this.answer.setHeader('connection', 'close')
    // nginx would collect events before it passes them on.
    this.answer.setHeader('x-accel-buffering', 'no')
    this.write(`retry: ${2_000 + Math.round(Math.random() * 3_000)}\n\n`)
  }

  send(events: readonly LiveEvent[]): void {
    const lines = events.map(({ kind, id }) => `data: ${JSON.stringify({ kind, id: this.idFor(id) })}\n\n`)
    this.write(lines.join(''))
  }

  /** A comment, which keeps proxies from closing an idle connection. */
  beat(): void {
    this.write(':\n\n')
  }

  /** The page opens another one soon. */
  end(): void {
    this.answer.end()
  }

  /** The page opens no other one for a while: it would be refused. */
  endWithSession(): void {
    this.write('event: ended\ndata:\n\n')
    this.answer.end()
  }

  /** After its end a stream may be open for a while, until a slow reader has taken in the rest. */
  private write(text: string): void {
    if (this.answer.writableEnded) return
    if (this.answer.writableLength > mostUnreadBytes) this.answer.destroy()
    else this.answer.write(text)
  }
}
