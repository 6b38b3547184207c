import type { Query } from '../database/schema/query.js'

/** Keyed hash of a phone, as the list of opted-out numbers has it after its owner was erased. */
export type HashPhone = (phone: string) => Promise<string>

export const optOutPurpose = 'opted-out phone'

export function asOptOut(signature: Buffer): string {
  return `hash:${signature.toString('hex')}`
}

/** Replaces an opted-out number by its hash; returns the hash if there was one. */
export async function hashOptOut(query: Query, phone: string, hashPhone: HashPhone): Promise<string | null> {
  const hash = await hashPhone(phone)
  const found = await query('SELECT FROM opt_outs WHERE phone = ANY($1)', [[phone, hash]])
  if (found.length === 0) return null
  await query('DELETE FROM opt_outs WHERE phone = $1 AND EXISTS (SELECT FROM opt_outs WHERE phone = $2)', [phone, hash])
  await query(`UPDATE opt_outs SET phone = $2, words = '' WHERE phone = $1`, [phone, hash])
  return hash
}
