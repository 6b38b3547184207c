/** "Three weeks" as days. */
export interface Duration {
  days: number
  text: string
}

const words = 'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const unitDays: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }
const duration = new RegExp(`\\b(\\d{1,3}|${words})(?: full| whole)?[ -](hour|day|week|month|year)s?\\b`, 'gi')

export function durationsIn(text: string): Duration[] {
  return [...text.matchAll(duration)].map(([whole, count = '', unit = '']) => ({
    days: numberOf(count.toLowerCase()) * (unitDays[unit.toLowerCase()] ?? 1),
    text: whole,
  }))
}

function numberOf(count: string): number {
  const at = numbers.indexOf(count)
  return /^\d/.test(count) ? Number(count) : Math.max(1, at)
}
