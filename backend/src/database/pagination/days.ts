/** A day begins at midnight in UTC. */
const day = /^\d{4}-\d{2}-\d{2}$/

/** The time from which a filter's `from` counts. */
export function startOf(from: string): string {
  return day.test(from) ? `${from}T00:00:00Z` : from
}

/** The time before which a filter's `to` counts, which includes its day. */
export function endOf(to: string): string {
  if (!day.test(to)) return to
  const end = new Date(`${to}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 1)
  return end.toISOString()
}
