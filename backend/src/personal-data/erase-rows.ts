import type { Query } from '../database/schema/query.js'
import type { ErasedRows } from './erased-rows.js'
import { erasureKinds, ruleOf } from './erasure-rules.js'

/** Erases the rows of a receipt, inside the caller's transaction. May be repeated, and rows may be missing. */
export async function eraseRows(query: Query, rows: ErasedRows): Promise<void> {
  for (const kind of erasureKinds) {
    const ids = rows[kind]
    if (!ids || ids.length === 0) continue
    const { table, key, blank, also, isDeleted } = ruleOf(kind)
    const assignments = [
      ...Object.entries(blank).map(([column, value]) => `${column} = ${value}`),
      ...(also ? [also] : []),
    ]
    const change = isDeleted ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${assignments.join(', ')}`
    await query(`${change} WHERE ${key}::text = ANY($1)`, [ids])
  }
}
