import type { UnknownOutcome } from '@clarity/contracts'
import type { DataSource } from 'typeorm'

/** Rows in the state 'unknown' of a table, in SQL. */
interface UnknownRows {
  readonly table: string
  readonly since: string
  /** SQL expression of the row's phone. */
  readonly phone: string
  readonly kind: UnknownOutcome['kind']
  readonly isStillAsked: boolean
}

export interface UnknownOutcomes {
  readonly total: number
  readonly newest: readonly UnknownOutcome[]
}

/** Messages or calls with an unknown outcome, newest first. */
export async function readUnknownOutcomes(
  database: DataSource,
  { table, since, phone, kind, isStillAsked }: UnknownRows,
  limit: number,
): Promise<UnknownOutcomes> {
  const rows = await database.query<{ id: string; phone: string | null; since: Date; total: number }[]>(
    `SELECT id, ${phone} AS phone, ${since} AS since, (count(*) OVER ())::int AS total
     FROM ${table} WHERE state = 'unknown' ORDER BY ${since} DESC LIMIT $1`,
    [limit],
  )
  const newest = rows.map((row) => ({
    id: row.id,
    kind,
    phone: row.phone,
    since: row.since.toISOString(),
    is_still_asked: isStillAsked,
  }))
  return { total: rows[0]?.total ?? 0, newest }
}
