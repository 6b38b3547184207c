import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Longer than a transaction may be idle; PostgreSQL's own is two hours. */
const keepAliveMs = 60_000

/** A proxy before the database that can swallow every byte without closing a connection, as a lost network does. */
export class HalfOpenProxy {
  /** Connections of clients that sent something since the last `swallow()`, and got no answer. */
  readonly silenced = new Set<Socket>()
  private isSwallowing = false
  private readonly deaf = new Set<Socket>()
  private readonly open = new Set<Socket>()
  private readonly server: Server
  private readonly target: URL

  private constructor(target: URL) {
    this.target = target
    this.server = createServer((client) => this.accept(client))
  }

  static async before(databaseUrl: string): Promise<HalfOpenProxy> {
    const proxy = new HalfOpenProxy(new URL(databaseUrl))
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  /** The database's address through this proxy. */
  get url(): string {
    const url = new URL(this.target)
    url.port = String((this.server.address() as AddressInfo).port)
    return url.href
  }

  /** From now on no connection, old or new, gets an answer. */
  swallow(): void {
    this.isSwallowing = true
    this.silenced.clear()
    for (const socket of this.open) this.deaf.add(socket)
  }

  /** New connections pass again; those that were cut stay silent permanently, on both sides. */
  heal(): void {
    this.isSwallowing = false
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private accept(client: Socket): void {
    const database = connect(Number(this.target.port), this.target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.open.add(from)
      if (this.isSwallowing) this.deaf.add(from)
      from.setNoDelay(true)
      from.on('error', () => from.destroy())
      from.on('data', (chunk: Buffer) => {
        if (!this.deaf.has(from)) to.write(chunk)
        else if (from === client) this.silenced.add(client)
      })
      from.on('close', () => {
        this.open.delete(from)
        // The other side of a lost network does not learn of an end either, until its keep-alive.
        if (this.deaf.has(from)) setTimeout(() => to.destroy(), keepAliveMs).unref()
        else to.destroy()
      })
    }
  }
}
