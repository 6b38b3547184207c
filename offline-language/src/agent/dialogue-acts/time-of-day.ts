const names = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const hourName = names.slice(1).join('|')

/** A time of the day as it is said, for other expressions: "half past ten", "9:30", "5 pm", "two o'clock". */
export const spokenTime = `(?:noon|midday|midnight|(?:(?:half past|(?:a )?quarter (?:past|to)) )?(?:\\d{1,2}(?:[:.]\\d\\d)?|${hourName})(?: ?(?:o'clock|am|pm|a\\.m\\.|p\\.m\\.))?(?: in the (?:morning|afternoon|evening))?)`

const time = new RegExp(
  `^(?:(half past|(?:a )?quarter (?:past|to)) )?(\\d{1,2}|${hourName})(?:[:.](\\d\\d))? ?(o'clock|am|pm|a\\.m\\.|p\\.m\\.)?(?: in the (morning|afternoon|evening))?$`,
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
