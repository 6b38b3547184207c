const names = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const hourName = names.slice(1).join('|')
const hour = `(?:\\d{1,2}(?:[:.]\\d\\d)?|${hourName})`
const partOfHour = 'half past|(?:a )?quarter (?:past|to)'
const halfOfDay = "o'clock|am|pm|a\\.m\\.|p\\.m\\."
const partOfDay = 'morning|afternoon|evening'

/** A time of the day as it is said, for other expressions: "half past ten", "9:30", "5 pm", "two o'clock". */
export const spokenTime = `(?:noon|midday|midnight|(?:(?:${partOfHour}) )?${hour}(?: ?(?:${halfOfDay}))?(?: in the (?:${partOfDay}))?)`

const time = new RegExp(
  `^(?:(${partOfHour}) )?(\\d{1,2}|${hourName})(?:[:.](\\d\\d))? ?(${halfOfDay})?(?: in the (${partOfDay}))?$`,
  'i',
)
const fixed: Readonly<Record<string, number>> = { noon: 720, midday: 720, midnight: 0 }
const shifts: readonly [RegExp, number][] = [
  [/^half past/i, 30],
  [/^(?:a )?quarter past/i, 15],
  [/^(?:a )?quarter to/i, -15],
]
/** Hours before this one are in the afternoon if nothing else is said. */
const earliestHour = 7

/** The minutes since midnight; null if the text is no time. */
export function minutesOf(text: string): number | null {
  const plain = text.trim().toLowerCase()
  const named = fixed[plain]
  if (named !== undefined) return named
  const [, before = '', hour = '', minutes = '0', mark = '', part = ''] = time.exec(plain) ?? []
  if (!hour) return null
  const count = /^\d/.test(hour) ? Number(hour) : names.indexOf(hour)
  const shift = shifts.find(([pattern]) => pattern.test(before))?.[1] ?? 0
  return hourOfDay(count, mark, part) * 60 + Number(minutes) + shift
}

function hourOfDay(hour: number, mark: string, part: string): number {
  if (hour > 12) return hour
  if (mark.startsWith('p') || part === 'afternoon' || part === 'evening') return hour === 12 ? 12 : hour + 12
  if (mark.startsWith('a') || part === 'morning') return hour % 12
  return hour < earliestHour ? hour + 12 : hour
}
