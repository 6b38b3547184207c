import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pages of the table, of some rows each: a running server waits for such a batch at most. */
const batchPages = 50

const tables = {
  conversations: ['scenario_id', 'recipient_name', 'manager_name', 'recipient_phone', 'manager_phone'],
  reports: ['recipient_name', 'recipient_phone'],
} as const

/** A request always has a recipient's name. */
const isEmpty = 't.demo_request_id IS NOT NULL AND t.recipient_name IS NULL'

/**
 * Fills the columns of older rows, each batch in a transaction of its own, in the order of the file, and before the
 * indexes, which are then built at once. After a kill it skips what is filled; a row that moved meanwhile is found by
 * the next pass. A request that changes meanwhile fills its rows itself, before or after.
 */
export class FillListed1795332431000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(tables))
      while (await isUnfilled(runner, table)) await fill(runner, table, columns)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}

async function isUnfilled(runner: QueryRunner, table: string): Promise<boolean> {
  const rows = (await runner.query(`SELECT FROM ${table} t WHERE ${isEmpty} LIMIT 1`)) as unknown[]
  return rows.length > 0
}

async function fill(runner: QueryRunner, table: string, columns: readonly string[]): Promise<void> {
  const [{ pages }] = (await runner.query(
    `SELECT pg_relation_size('${table}') / current_setting('block_size')::int AS pages`,
  )) as [{ pages: string }]
  for (let first = 0; first < Number(pages); first += batchPages)
    await runner.query(
      `UPDATE ${table} t SET ${columns.map((column) => `${column} = d.${column}`).join(', ')} FROM demo_requests d
       WHERE d.id = t.demo_request_id AND t.ctid >= '(${first},0)' AND t.ctid < '(${first + batchPages},0)' AND ${isEmpty}`,
    )
}
