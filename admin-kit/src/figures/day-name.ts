const short = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day in UTC as the reader's locale writes it, without its year. */
export function dayName(day: string): string {
  return short.format(new Date(day))
}
