import { Client } from 'pg'
import { StartFailure } from '../start/start-failure.js'
import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.js'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.js'
import type { Say } from '../start/say.js'

/** Address of a database; null means the embedded one in the folder. */
export interface DatabasePlace {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

export interface OpenDatabase {
  readonly url: string
  /** Closes the connection and stops what was started for it. */
  close(): Promise<void>
}

/** Opens the database once a connection succeeds; an embedded one is started, and created if it is missing. */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace, say: Say): Promise<OpenDatabase> {
  if (databaseUrl === null) return openEmbedded(dataDir, say)
  await reach(databaseUrl)
  return { url: databaseUrl, close: async () => {} }
}

async function openEmbedded(dataDir: string, say: Say): Promise<OpenDatabase> {
  say('Starting the database')
  try {
    const server = await startEmbeddedPostgres({ dataDir, say })
    return { url: server.url, close: () => server.stop() }
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? new StartFailure(error.message) : error
  }
}

/** The address contains a password: the failure names only its host. */
async function reach(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query('SELECT 1')
  } catch (error) {
    const { host } = new URL(url)
    const reason =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
    throw new StartFailure(
      `DATABASE_URL names ${host}, which cannot be used (${reason}): check that it runs and that user, password and name are right.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
