import { readFileSync } from 'node:fs'
import pg from 'pg'
import { superuser } from './cluster.js'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import type { Place } from './place.js'

export const databaseName = 'clarity'

export function serverUrl(place: Place, port: number, database: string): string {
  return `postgres://${superuser}:${readFileSync(place.passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${database}`
}

/** The server is ready once it answers a query: its log line and its open port come too early. */
export async function answers(place: Place, port: number): Promise<boolean> {
  try {
    await query(serverUrl(place, port, 'postgres'), 'SELECT 1')
    return true
  } catch (error) {
    if (codeOf(error) === '28P01' || codeOf(error) === 'ENOENT') {
      throw new EmbeddedPostgresError(
        `The embedded database does not accept the password in ${place.passwordFile}: put the right file back, or set another DATA_DIR.`,
      )
    }
    return false
  }
}

export async function createDatabase(place: Place, port: number): Promise<void> {
  const url = serverUrl(place, port, 'postgres')
  const found = await query(url, `SELECT 1 FROM pg_database WHERE datname = '${databaseName}'`)
  if (found === 0) await query(url, `CREATE DATABASE ${databaseName}`)
}

/** Returns the number of rows. */
async function query(connectionString: string, text: string): Promise<number | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, query_timeout: 30_000 })
  // A connection that the server closes emits 'error'; without a listener that would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text)).rowCount
  } finally {
    await client.end().catch(() => undefined)
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
