import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from '../../product/server.ts'
import type { Installation } from '../installation.ts'

/** Longer than any answer here takes. */
const drainMs = 500

interface Machine {
  readonly name: string
  readonly installation: Installation
  server: Server | null
}

/** Servers of two releases on one database, behind one address. */
export class Fleet {
  /** Servers with an unexpected exit. */
  readonly faults: string[] = []
  private readonly env: Record<string, string>
  private readonly machines = new Map<string, Machine>()
  private turn = 0

  constructor(env: Record<string, string>) {
    this.env = env
  }

  async add(name: string, installation: Installation): Promise<void> {
    this.machines.set(name, { name, installation, server: null })
    await this.start(name)
  }

  async start(name: string): Promise<void> {
    const machine = this.machines.get(name)!
    machine.server = await machine.installation.start(this.env)
  }

  /** Drains a server, as a load balancer does: it gets no new requests, then it is stopped. Conversations are cut. */
  async stop(name: string): Promise<void> {
    const machine = this.machines.get(name)!
    const server = machine.server!
    machine.server = null
    await pause(drainMs)
    const code = await server.stop()
    if (code !== 0) this.faults.push(`${name} ended with ${code}:\n${server.output.slice(-2000)}`)
  }

  async restart(name: string): Promise<void> {
    await this.stop(name)
    await this.start(name)
  }

  async stopAll(): Promise<void> {
    for (const { name, server } of this.machines.values()) if (server !== null) await this.stop(name)
  }

  /** The port of a running server, in rotation; null if none is running. */
  choosePort(): number | null {
    const up = [...this.machines.values()].filter(({ server }) => server !== null)
    this.turn += 1
    return up[this.turn % up.length]?.installation.port ?? null
  }
}
