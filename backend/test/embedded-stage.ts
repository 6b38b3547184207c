import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/database/embedded/embedded-postgres.js'

export const asRoot = process.getuid?.() === 0

/** A separate folder for each test of a file; its servers are stopped at the end of the test. */
export class EmbeddedStage {
  /** The server's account may enter it, until a test closes it. */
  parent = ''
  dataDir = ''
  said: string[] = []
  private running: EmbeddedPostgres[] = []

  constructor() {
    beforeEach(() => this.open())
    afterEach(() => this.clear())
  }

  get cluster(): string {
    return join(this.dataDir, 'postgres', 'cluster')
  }

  readonly say = (line: string): void => void this.said.push(line)

  async start(dataDir = this.dataDir): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ dataDir, say: this.say, durable: false })
    this.running.push(server)
    return server
  }

  /** The folder outside DATA_DIR that the printed lines name. */
  storeSaid(): string | undefined {
    return /\/var\/tmp\/clarity-[0-9a-f]{16}/.exec(this.said.join('\n'))?.[0]
  }

  private open(): void {
    this.parent = realpathSync(mkdtempSync(join(tmpdir(), 'clarity-embedded-')))
    chmodSync(this.parent, 0o711)
    this.dataDir = join(this.parent, 'data')
    this.said = []
    this.running = []
  }

  private async clear(): Promise<void> {
    for (const server of this.running) await server.stop()
    const elsewhere = this.storeSaid()
    if (elsewhere) rmSync(elsewhere, { recursive: true, force: true })
    rmSync(this.parent, { recursive: true, force: true })
  }
}

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const writeNote = (url: string) => query(url, "CREATE TABLE note AS SELECT 'kept' AS text")
export const readNote = (url: string) => query(url, 'SELECT text FROM note')
export const kept = [{ text: 'kept' }]
