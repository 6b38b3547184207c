import { createRequire } from 'node:module'
import { join } from 'node:path'

const { Client } = createRequire(join(import.meta.dirname, '../../backend/package.json'))('pg')

/** One for each core. */
const connections = 2
/** Only while tables are filled: a crash may lose everything. */
const careless = ['fsync', 'autovacuum']

async function connected(databaseUrl, act) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

async function setCareless(database, change) {
  for (const setting of careless) await database.query(`ALTER SYSTEM ${change(setting)}`)
  await database.query('SELECT pg_reload_conf()')
}

/**
 * Fills tables with their INSERTs, some at a time, without triggers and foreign keys, and without their indexes, which are
 * faster to build than to fill.
 */
export function fillTables(databaseUrl, inserts) {
  const waiting = Object.keys(inserts)
  return connected(databaseUrl, async (database) => {
    const { rows: indexes } = await database.query(
      `SELECT tablename, format('%I', indexname) AS name, indexdef AS definition FROM pg_indexes
       WHERE schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint) AND tablename = ANY($1)`,
      [waiting],
    )
    for (const { name } of indexes) await database.query(`DROP INDEX ${name}`)
    await setCareless(database, (setting) => `SET ${setting} = off`)
    const work = async (client) => {
      await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
        SET maintenance_work_mem = '512MB'; SET max_parallel_maintenance_workers = 0`)
      for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
        await client.query(inserts[table])
        for (const { tablename, definition } of indexes) if (tablename === table) await client.query(definition)
        await client.query(`VACUUM ANALYZE ${table}`)
      }
    }
    await Promise.all(Array.from({ length: connections }, () => connected(databaseUrl, work)))
    await setCareless(database, (setting) => `RESET ${setting}`)
    await database.query('CHECKPOINT')
  })
}
