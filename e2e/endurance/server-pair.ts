import { newDataFolder, type DataFolder } from '../product/data-folder.ts'
import { freePort } from '../product/free-port.ts'
import { Server } from '../product/server.ts'
import { startSharedDatabase, type SharedDatabase } from '../product/shared-database.ts'

/** Host names of this machine by which a fake can distinguish its callers. */
export const hosts = ['127.0.0.1', 'localhost'] as const

interface Machine {
  readonly host: string
  readonly data: DataFolder
  readonly port: number
  server: Server | null
}

/** Two servers on one database, each of which may be killed at any time and is started again at once. */
export class ServerPair {
  /** The output of every server of the run. */
  readonly printed: string[] = []
  /** Servers that ended unexpectedly or did not start. */
  readonly faults: string[] = []
  starts = 0
  private readonly starting = new Set<Promise<void>>()
  /** Settings of one machine, read at each of its starts. */
  ownEnv: (machine: Pick<Machine, 'host'>) => Record<string, string> = () => ({})
  private readonly database: SharedDatabase
  private readonly machines: readonly Machine[]
  private env: Record<string, string> = {}
  private turn = 0

  private constructor(database: SharedDatabase, machines: readonly Machine[]) {
    this.database = database
    this.machines = machines
  }

  static async prepare(database?: SharedDatabase): Promise<ServerPair> {
    const machines: Machine[] = []
    for (const host of hosts) machines.push({ host, port: await freePort(), data: await newDataFolder(), server: null })
    return new ServerPair(database ?? (await startSharedDatabase()), machines)
  }

  async start(env: Record<string, string>): Promise<void> {
    this.env = env
    for (const machine of this.machines) await this.bringUp(machine)
    if (this.faults.length > 0) throw new Error(this.faults.join('\n'))
  }

  /** The port of a running server, in rotation; null if none is running. */
  choosePort(): number | null {
    const up = this.listUp()
    this.turn += 1
    return up[this.turn % up.length]?.port ?? null
  }

  listUp(): Machine[] {
    return this.machines.filter(({ server }) => server !== null)
  }

  find(hostOrPort: string | number): Machine | undefined {
    const isMeant = ({ host, port }: Machine) =>
      typeof hostOrPort === 'number' ? port === hostOrPort : hostOrPort.startsWith(`${host}:`)
    return this.listUp().find(isMeant)
  }

  /** kill -9, then a new start. */
  kill(machine: Machine): void {
    const { server } = machine
    if (server === null) return
    machine.server = null
    const again = server
      .kill()
      .then(() => this.bringUp(machine))
      .finally(() => this.starting.delete(again))
    this.starting.add(again)
  }

  /** Waits until every killed server is back. */
  async allUp(): Promise<void> {
    while (this.starting.size > 0) await Promise.all(this.starting)
  }

  get databaseUrl(): string {
    return this.database.url
  }

  /** Stops the servers, then what is between them and the database, then the database. */
  async stop(closeWays: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await this.allUp()
    for (const machine of this.listUp()) {
      const server = machine.server!
      machine.server = null
      const code = await server.stop()
      if (code !== 0) this.faults.push(`A server that was asked to stop ended with ${code}.`)
    }
    await closeWays()
    await this.database.stop()
    for (const { data } of this.machines) await data.remove()
  }

  private async bringUp(machine: Machine): Promise<void> {
    const { host, port, data } = machine
    const env: Record<string, string> = { DATABASE_URL: this.databaseUrl }
    for (const [name, value] of Object.entries(this.env))
      env[name] = value.replace('http://127.0.0.1:', `http://${host}:`)
    this.starts += 1
    try {
      const server = await Server.start({ dataDir: data.path, port, env: { ...env, ...this.ownEnv(machine) } })
      machine.server = server
      void server.ended.then((code) => this.noteEnd(machine, server, code))
    } catch (error) {
      this.faults.push(`A server did not start: ${(error as Error).message}`)
    }
  }

  private noteEnd(machine: Machine, server: Server, code: number | null): void {
    this.printed.push(server.output)
    if (machine.server !== server) return
    this.faults.push(`A server exited unexpectedly with ${code}:\n${server.output.slice(-2000)}`)
    machine.server = null
    void this.bringUp(machine)
  }
}
