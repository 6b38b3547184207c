import { join } from 'node:path'
import { runToEnd } from '../operator/run-to-end.ts'
import { freePort } from '../product/free-port.ts'
import { Server } from '../product/server.ts'

export interface Place {
  /** Folder of the built release. */
  readonly release: string
  readonly dataDir: string
  /** The embedded database in `dataDir` unless one is named. */
  readonly databaseUrl?: string
}

const running = new Set<Server>()

/** Stops servers that a failure has left running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()))
}

/** One release on one set of data, at one address over all of its starts. */
export class Installation {
  readonly url: string
  readonly port: number
  private readonly place: Place

  private constructor(place: Place, port: number) {
    this.place = place
    this.port = port
    this.url = `http://localhost:${port}`
  }

  static async at(place: Place): Promise<Installation> {
    return new Installation(place, await freePort())
  }

  async start(env: Record<string, string>, role: 'all' | 'api' = 'all'): Promise<Server> {
    const { release, dataDir } = this.place
    const server = await Server.start({ release, dataDir, port: this.port, role, env: { ...this.database, ...env } })
    running.add(server)
    void server.ended.then(() => running.delete(server))
    return server
  }

  /** Without waiting for it to serve, for a start that is to be cut off. */
  launch(env: Record<string, string>, role: 'all' | 'api' = 'all'): Promise<Server> {
    const { release, dataDir } = this.place
    return Server.launch({ release, dataDir, port: this.port, role, env: { ...this.database, ...env } })
  }

  /** By the operator's command: no request adds an admin. */
  async addAdmin(email: string, password: string): Promise<void> {
    const { release, dataDir } = this.place
    const command = join(release, 'backend', 'dist', 'commands', 'add-admin.js')
    const env = { DATA_DIR: dataDir, ...this.database }
    const node = join(release, 'node_modules', '.bin', 'node')
    const { code, error } = await runToEnd(node, [command, email], { env, typed: `${password}\n` })
    if (code !== 0) throw new Error(`The admin was not added: ${error}`)
  }

  private get database(): Record<string, string> {
    const { databaseUrl } = this.place
    return databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  }
}
