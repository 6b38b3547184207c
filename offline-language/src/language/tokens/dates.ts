import { loadPatterns } from '../../data/load-patterns.js'

const { date, past } = loadPatterns('dates', 'date', 'past')

/** The places of dates and times in an English text: weekdays, days of a month, "next week", "at three o'clock". */
export function datesIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(date)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
}

/** Whether an English text names a date or time that is not past. */
export function hasComingDate(text: string): boolean {
  return datesIn(text.replace(past, ' ')).length > 0
}

const day = 86_400_000

/** A pattern of the names that a language has for days, months and the next days and weeks. */
export function datePattern(language: string): RegExp {
  const [weekday, month] = (['weekday', 'month'] as const).map((part) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' })
    return part === 'month'
      ? Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2025, at, 15)))
      : Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2025, 0, 6) + at * day))
  })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const next = [relative.format(1, 'day'), relative.format(1, 'week'), relative.format(1, 'month')]
  const names = [...(weekday ?? []), ...(month ?? []), ...next].map((name) =>
    name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '\\$&'),
  )
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})|\\b\\d{1,2}[./]\\d{1,2}\\b|\\b\\d{1,2}:\\d{2}\\b`, 'giu')
}
