import type { Query } from '../database/schema/query.js'
import { eraseRows } from './erase-rows.js'
import type { ErasedRows } from './erased-rows.js'
import { findPerson, type Person } from './find-person.js'
import { hashOptOut, type HashPhone } from './hash-opt-out.js'

interface Erased {
  readonly rows: ErasedRows
  readonly suppressed: readonly string[]
}

/** Erases a person from every table, inside the caller's transaction, and returns the content of the receipt. */
export async function erasePerson(query: Query, person: Person, hashPhone: HashPhone): Promise<Erased> {
  await query(`SELECT FROM demo_requests WHERE recipient_phone = $1 OR manager_phone = $1 ORDER BY id FOR UPDATE`, [
    person.phone,
  ])
  const rows = await findPerson(query, person)
  await eraseRows(query, rows)
  // What their unsent texts had reserved of the budget is spent by others.
  await releaseTexts(query, rows.text ?? [])
  if (person.phone === null) return { rows, suppressed: [] }
  await query(`DELETE FROM limits WHERE right(key, length($1) + 1) = ':' || $1`, [person.phone])
  const suppressed = await hashOptOut(query, person.phone, hashPhone)
  return { rows, suppressed: suppressed === null ? [] : [suppressed] }
}

async function releaseTexts(query: Query, ids: readonly string[]): Promise<void> {
  await query(
    `WITH released AS (DELETE FROM reservations r USING sms_messages m
       WHERE r.id = 'text ' || m.id AND m.id = ANY($1) AND m.state = 'failed' RETURNING r.month, r.amount)
     UPDATE spending_months s SET reserved = s.reserved - t.amount
     FROM (SELECT month, sum(amount) AS amount FROM released GROUP BY month) AS t WHERE s.month = t.month`,
    [ids],
  )
}
