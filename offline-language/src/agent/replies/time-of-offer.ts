import { numberOf, withDigits } from '../wording/number-words.js'

const daysIn: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 31,
  year: 366,
}
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** How many days off a time is at the latest: "next Friday" may be the one after this week's. */
const named: readonly [RegExp, number][] = [
  [/\b(?:today|tonight|straight away|right away|immediately|at once|this (?:morning|afternoon|evening))\b/i, 0],
  [/\btomorrow\b/i, 1],
  [new RegExp(`\\bnext ${weekday}\\b`, 'i'), 10],
  [new RegExp(`\\b${weekday}s?\\b|\\b(?:this|the) week\\b`, 'i'), 7],
  [/\bnext week\b|\bweekend\b/i, 14],
  [/\b(?:this|the) month\b/i, 31],
  [/\bnext month\b/i, 45],
  [/\bnext (?:year|season|spring|summer|autumn|winter)\b/i, 365],
]
const counted = /\b(\d+|an?) (minute|hour|day|week|month|year)s?\b/i

/** In how many days at the latest something is done; null if the text says nothing of that. */
export function daysOff(text: string): number | null {
  const [, count = '', unit = ''] = counted.exec(withDigits(text)) ?? []
  if (unit && timesIn(text) === null) return (/^an?$/i.test(count) ? 1 : numberOf(count)) * daysIn[unit.toLowerCase()]!
  return named.find(([looks]) => looks.test(text))?.[1] ?? null
}

const perYear: Readonly<Record<string, number>> = { day: 365, week: 52, fortnight: 26, month: 12, quarter: 4, year: 1 }
const often: readonly [RegExp, (found: RegExpExecArray) => number][] = [
  [/\b1 (day|week|month) in (\d+)\b/i, ([, unit = '', of = '']) => perYear[unit.toLowerCase()]! / numberOf(of)],
  [/\b1 (?:day|week|month) of [^.?!]{0,20}\bin (\d+)\b/i, ([, of = '']) => perYear.week! / numberOf(of)],
  [
    /\b(\d+) (?:(?!for |in |within )\p{L}+ ){1,2}?an? (day|week|month|year)\b/iu,
    ([, n = '', unit = '']) => numberOf(n) * perYear[unit]!,
  ],
  [/\btwice an? (day|week|month|year)\b/i, ([, unit = '']) => 2 * perYear[unit.toLowerCase()]!],
  [
    /\b(?:every|each|(?<!\d |for |in |within |after )an?) (day|week|fortnight|month|quarter|year)\b/i,
    ([, unit = '']) => perYear[unit.toLowerCase()]!,
  ],
  [
    /\b(dai|week|fortnight|month|quarter|year)ly\b/i,
    ([, unit = '']) => perYear[unit.replace(/dai/i, 'day').toLowerCase()]!,
  ],
  [new RegExp(`\\b(?:every|each|on) ${weekday}s\\b|\\b(?:every|each) ${weekday}\\b`, 'i'), () => perYear.week!],
]

/** "On Mondays and Fridays" */
const weekdays = new RegExp(`${weekday}s\\b`, 'g')

/** How often in a year; null if the text says nothing of that. */
export function timesIn(text: string): number | null {
  const plain = withDigits(text).replace(/\bone\b/gi, '1')
  const days = new Set(plain.toLowerCase().match(weekdays))
  if (days.size > 0) return days.size * perYear.week!
  for (const [looks, times] of often) {
    const found = looks.exec(plain)
    if (found) return times(found)
  }
  return null
}

/** "A day when I can fetch them", "a day and an hour": which one is open. */
const ofAppointment =
  /\b(?:give|name|tell|set|fix|offer|suggest|propose)s? (?:me |us )?an? (?:\p{L}+ )?(?:day|week|month|hour)\b(?! (?:off|a|each|every|more)\b)/iu

const atMost = /\b(?:no more than|not more than|at most|only|maximum)\b/i

/** Whether what is offered comes later, or not as often, as what is wanted; of what is limited, more often. */
export function missesTime(named: string, offered: string): boolean {
  const wanted = named.replace(ofAppointment, '')
  const [often, given] = [timesIn(wanted), timesIn(offered)]
  if (often !== null && given !== null) return atMost.test(wanted) ? given > often : given < often
  if (often !== null) return daysOff(offered) !== null
  const [latest, off] = [daysOff(wanted), daysOff(offered)]
  return latest !== null && off !== null && off > latest
}

/** Whether it comes in the time that is wanted. */
export function isInTime(wanted: string, offered: string): boolean {
  const [often, given] = [timesIn(wanted), timesIn(offered)]
  const [latest, off] = [daysOff(wanted), daysOff(offered)]
  return !missesTime(wanted, offered) && ((often !== null && given !== null) || (latest !== null && off !== null))
}
