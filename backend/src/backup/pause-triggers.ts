import { escapeIdentifier } from 'pg'
import type { Query } from '../database/schema/query.js'

/**
 * Turns the product's own triggers off and returns what turns them on again. Rows of an archive are complete: a trigger
 * would change them before the rows that it reads are there, and announce each of them.
 */
export async function pauseTriggers(query: Query): Promise<() => Promise<void>> {
  const triggers = await query<{ on: string; name: string }>(
    `SELECT tgrelid::regclass::text AS on, tgname AS name FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
     WHERE NOT tgisinternal AND c.relnamespace = current_schema()::regnamespace`,
  )
  const set = async (state: 'DISABLE' | 'ENABLE') => {
    for (const { on, name } of triggers) await query(`ALTER TABLE ${on} ${state} TRIGGER ${escapeIdentifier(name)}`)
  }
  await set('DISABLE')
  return () => set('ENABLE')
}
