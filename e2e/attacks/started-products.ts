import { preparedDataFolder } from '../product/prepared-data.ts'
import { Server } from '../product/server.ts'

/** Products by their settings, each with its own data. */
export class StartedProducts {
  private readonly servers = new Map<string, Server>()
  private readonly ends: (() => Promise<unknown>)[] = []

  async start(env: Readonly<Record<string, string>> = {}): Promise<Server> {
    const key = JSON.stringify(env)
    const known = this.servers.get(key)
    if (known) return known
    const data = await preparedDataFolder()
    this.ends.unshift(() => data.remove())
    const server = await Server.start({ dataDir: data.path, env })
    this.ends.unshift(() => server.stop())
    this.servers.set(key, server)
    return server
  }

  async stop(): Promise<void> {
    for (const end of this.ends) await end()
  }
}
