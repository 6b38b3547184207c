import type { AskedPeriod } from './asked-period.js'

/** The start of the period: nothing of its requests is older. */
export const sinceStart = `$1::date::timestamp AT TIME ZONE 'UTC'`

/**
 * The requests `d` of a period: its first day, its last day, and its scenario or null are the first three parameters.
 * The database's clock is in UTC (`server-settings.ts`), but an external database may have another zone.
 */
export const askedIn = `d.created_at >= ${sinceStart}
  AND d.created_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC' AND ($3::text IS NULL OR d.scenario_id = $3)`

export function parametersOf({ from, to, scenario }: AskedPeriod): (string | null)[] {
  return [from, to, scenario]
}
