import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pages of the table, of some rows each. */
const batchPages = 200

/** A request always has a recipient's name. */
const isEmpty = 'demo_request_id IS NOT NULL AND recipient_name IS NULL'

/**
 * Fills the columns of older rows, each batch in a transaction of its own, so that a running server waits for a batch at
 * most. In the order of the file, and before the indexes, which are then built at once. After a kill it skips what is
 * filled; a row that moved meanwhile is found by the next pass.
 */
export class FillListed1795332431000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['conversations', 'reports']) while (await isUnfilled(runner, table)) await fill(runner, table)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}

async function isUnfilled(runner: QueryRunner, table: string): Promise<boolean> {
  const rows = (await runner.query(`SELECT FROM ${table} WHERE ${isEmpty} LIMIT 1`)) as unknown[]
  return rows.length > 0
}

async function fill(runner: QueryRunner, table: string): Promise<void> {
  const [{ pages }] = (await runner.query(
    `SELECT pg_relation_size('${table}') / current_setting('block_size')::int AS pages`,
  )) as [{ pages: string }]
  for (let first = 0; first < Number(pages); first += batchPages)
    await runner.query(
      `UPDATE ${table} SET demo_request_id = demo_request_id
       WHERE ctid >= '(${first},0)' AND ctid < '(${first + batchPages},0)' AND ${isEmpty}`,
    )
}
