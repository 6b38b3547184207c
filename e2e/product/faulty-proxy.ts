import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy before a product that corrupts traffic while a fault is set. */
export class FaultyProxy {
  private spoilt: RegExp | undefined
  private halted: { readonly before: string; readonly until: Promise<void> } | undefined
  private readonly server: Server
  private readonly target: string

  private constructor(target: string) {
    this.target = target
    this.server = createServer((incoming, answer) => void this.pass(incoming, answer))
  }

  static async before(target: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target)
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  /** Changes the last byte of the files at these addresses to a space: a script would still run. */
  spoil(addresses: RegExp): void {
    this.spoilt = addresses
  }

  mend(): void {
    this.spoilt = undefined
    this.halted = undefined
  }

  /** Sends pages only up to this text, and the rest once the returned function is called. */
  haltBefore(text: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.halted = { before: text, until: promise }
    return resolve
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, url = '/' } = incoming
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    // The product knows only its own address.
    if (headers.origin !== undefined) headers.origin = this.target
    const passed = request(new URL(url, this.target), { method, headers })
    incoming.pipe(passed)
    const [response] = (await once(passed, 'response')) as [IncomingMessage]
    const body = await buffer(response)
    if (this.spoilt?.test(url)) body[body.length - 1] = ' '.charCodeAt(0)
    answer.writeHead(response.statusCode!, response.headers)
    const halted = this.halted
    const at = halted ? body.indexOf(halted.before) : -1
    if (halted && at > 0) {
      answer.write(body.subarray(0, at))
      await halted.until
    }
    answer.end(body.subarray(Math.max(0, at)))
  }
}
