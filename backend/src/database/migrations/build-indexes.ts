import type { QueryRunner } from 'typeorm'

/**
 * Builds indexes while the tables are written to, outside of a transaction. A killed build leaves an invalid index: it is
 * dropped and built again. Finished ones stay. A restore is one transaction, and no one else writes to its tables.
 */
export async function buildIndexes(runner: QueryRunner, indexes: Readonly<Record<string, string>>): Promise<void> {
  const [{ lock_timeout: before }] = (await runner.query('SHOW lock_timeout')) as [{ lock_timeout: string }]
  // It waits for older transactions, a backup for instance, and no one waits for it.
  await runner.query('SET lock_timeout = 0')
  try {
    for (const [name, definition] of Object.entries(indexes)) await buildIndex(runner, name, definition)
  } finally {
    // The transaction of a restore that failed takes no more statements.
    await runner.query(`SET lock_timeout = '${before}'`).catch(() => undefined)
  }
}

async function buildIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  const rows = (await runner.query(
    `SELECT i.indisvalid AS valid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relname = $1 AND c.relnamespace = current_schema()::regnamespace`,
    [name],
  )) as { valid: boolean }[]
  if (rows[0]?.valid) return
  const how = runner.isTransactionActive ? '' : 'CONCURRENTLY'
  await runner.query(`DROP INDEX ${how} IF EXISTS ${name}`)
  await runner.query(`CREATE INDEX ${how} ${name} ON ${definition}`)
}
