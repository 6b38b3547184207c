import type { Query } from '../database/schema/query.js'
import type { ErasedRows } from './erased-rows.js'
import { erasureKinds, ruleOf } from './erasure-rules.js'

export type PersonRows = Partial<Record<string, Record<string, unknown>[]>>

/** What is stored about a person: the personal columns of their rows, by kind. */
export async function exportPerson(query: Query, rows: ErasedRows): Promise<PersonRows> {
  const exported: PersonRows = {}
  for (const kind of erasureKinds) {
    const { table, key, blank } = ruleOf(kind)
    const columns = Object.keys(blank)
    const ids = rows[kind]
    if (!ids || columns.length === 0) continue
    exported[kind] = await query(
      `SELECT ${[key, ...columns].join(', ')} FROM ${table} WHERE ${key}::text = ANY($1) ORDER BY ${key}`,
      [ids],
    )
  }
  return exported
}
