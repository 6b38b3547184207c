import { stemOf } from '../../language/tokens/content-stems.js'
import { withDigits } from '../wording/number-words.js'

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/gi
const counted = /\b(\d[\d,.]*) (?:\p{L}+ )??(\p{L}{3,})/gu

const weekdaysIn = (text: string) => [...text.toLowerCase().matchAll(weekday)].map(([day]) => day)
const countsIn = (text: string) =>
  [...withDigits(text.toLowerCase()).matchAll(counted)].map(
    ([, count = '', noun = '']) => [stemOf(noun), count] as const,
  )

/** Whether two texts speak of different days or of different numbers of one thing: "four days" and "three days". */
export function conflicts(a: string, b: string): boolean {
  const [days, others] = [weekdaysIn(a), weekdaysIn(b)]
  if (days.length > 0 && others.length > 0 && !days.some((day) => others.includes(day))) return true
  const counts = countsIn(b)
  return countsIn(a).some(
    ([noun, count]) =>
      counts.some((other) => other[0] === noun) && !counts.some((other) => other[0] === noun && other[1] === count),
  )
}
