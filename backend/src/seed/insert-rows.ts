import type { EntityManager } from 'typeorm'

type Row = Readonly<Record<string, unknown>>

/** Inserts rows that have the same columns. */
export async function insertRows(manager: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const values = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`)
  await manager.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  )
}
