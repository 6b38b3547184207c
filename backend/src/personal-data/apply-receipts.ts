import type { Query } from '../database/schema/query.js'
import { eraseRows } from './erase-rows.js'
import type { ErasedRows } from './erased-rows.js'
import { hashOptOut, type HashPhone } from './hash-opt-out.js'

/** The part of a receipt that another database needs. */
export interface AppliedReceipt {
  readonly id: string
  readonly rows: ErasedRows
  /** Keyed hashes of opted-out numbers. */
  readonly suppressed: readonly string[]
}

/** Erases again, in a restored database, what was erased after its backup. */
export async function applyReceipts(
  query: Query,
  receipts: readonly AppliedReceipt[],
  hashPhone: HashPhone,
): Promise<void> {
  for (const { rows } of receipts) await eraseRows(query, rows)
  const hashes = new Set(receipts.flatMap(({ suppressed }) => suppressed))
  if (hashes.size > 0)
    for (const { phone } of await query<{ phone: string }>('SELECT phone FROM opt_outs'))
      if (hashes.has(await hashPhone(phone))) await hashOptOut(query, phone, hashPhone)
  // Its keys are phones and networks, and its windows are over soon.
  await query('DELETE FROM limits')
  for (const { id, rows, suppressed } of receipts)
    await query(`INSERT INTO erasures (id, rows, suppressed) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING`, [
      id,
      JSON.stringify(rows),
      suppressed,
    ])
}
