import { escapeIdentifier } from 'pg'
import type { Query } from '../database/schema/query.js'

/** Restores the foreign keys and indexes that were dropped. */
export type RestoreConstraints = () => Promise<void>

/**
 * Drops foreign keys and plain indexes until all rows are loaded. Tables reference each other in cycles, so no order of
 * the tables would satisfy the keys. An index over all rows also takes a tenth of the time if it is built at the end.
 */
export async function dropConstraints(query: Query): Promise<RestoreConstraints> {
  const keys = await query<{ on: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS on, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0
       AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN (current_schema(), 'pgboss'))`,
  )
  const indexes = await query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class c ON c.oid = indexrelid
     WHERE c.relnamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  )
  for (const { on, name } of keys) await query(`ALTER TABLE ${on} DROP CONSTRAINT ${escapeIdentifier(name)}`)
  for (const { name } of indexes) await query(`DROP INDEX ${name}`)
  return async () => {
    for (const { definition } of indexes) await query(definition)
    for (const { on, name, definition } of keys)
      await query(`ALTER TABLE ${on} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`)
  }
}
