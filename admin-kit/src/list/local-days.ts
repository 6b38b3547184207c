const day = /^\d{4}-\d{2}-\d{2}$/

/** The days of the filters `from` and `to` as moments: the reader means days of their own time zone, and includes the last one. */
export function localDays(filters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { from, to } = filters
  return { ...filters, ...(from && { from: startOf(from, 0) }), ...(to && { to: startOf(to, 1) }) }
}

function startOf(text: string, daysLater: number): string {
  if (!day.test(text)) return text
  const moment = new Date(`${text}T00:00:00`)
  moment.setDate(moment.getDate() + daysLater)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}
