import { capitalised } from '../../../language/tokens/first-letter.js'
import { loadPatterns } from '../../../data/load-patterns.js'
import { loadWords } from '../../../data/load-words.js'
import { weekdayPattern } from '../../../language/tokens/calendar.js'

/** A day of a month as one of them says it: "Saturday the eleventh of October". */
export interface SaidDate {
  weekday: string | null
  day: number
  month: string | null
}

const { ordinal, month, ends } = loadPatterns('said-dates', 'ordinal', 'month', 'ends')
const { ordinals } = loadWords('figures', 'ones', 'tens', 'ordinals', 'days', 'months')
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30 }
const lastOfMonth = 31

const before = `(?:(?<weekday>${weekdayPattern}),? )?(?<the>the )?`
const inOrder = new RegExp(
  `\\b${before}(?<day>${ordinal.source})(?: of (?<month>${month.source}))?(?=(?<rest>.{0,12}))`,
  'giu',
)
const monthFirst = new RegExp(`\\b(?<month>${month.source}) (?:the )?(?<day>${ordinal.source}|\\d{1,2})\\b(?!:)`, 'giu')
const inFigures = new RegExp(
  `\\b(?:(?<weekday>${weekdayPattern}),? )?(?<day>\\d{1,2}) (?<month>${month.source})\\b`,
  'giu',
)

/** The days of months that a text names; "the first room" names none. */
export function datesIn(text: string): SaidDate[] {
  const spoken = [...text.matchAll(inOrder)].filter(
    ({ groups, index }) =>
      groups!['month'] ||
      groups!['weekday'] ||
      (groups!['the'] ? ends.test(groups!['rest']!) : index === 0 && isAlone(groups!['rest']!)),
  )
  const others = [...text.matchAll(monthFirst), ...text.matchAll(inFigures)]
  return [...spoken, ...others].flatMap(({ groups }) => {
    const day = dayOf(groups!['day']!.toLowerCase())
    if (day < 1 || day > lastOfMonth) return []
    const [weekday, named] = [groups!['weekday'], groups!['month']].map((name) =>
      name ? capitalised(name.toLowerCase()) : null,
    )
    return [{ weekday: weekday ?? null, day, month: named ?? null }]
  })
}

/** "Fourteenth." is an answer. */
const isAlone = (rest: string): boolean => /^(?:[.,?!]|$)/.test(rest)

function dayOf(said: string): number {
  if (/^\d/.test(said)) return Number.parseInt(said, 10)
  const [first = '', second] = said.split(/[ -]/)
  const place = ordinals.indexOf(second ?? first)
  // The list goes from the first to the twentieth, then has the thirtieth.
  const last = place === ordinals.length - 1 && !second ? lastOfMonth - 1 : place + 1
  return (second ? (tens[first] ?? 0) : 0) + last
}

/** "Saturday 11 October", "Friday the 18th"; '' for a bare number of a day. */
export function writtenDate({ weekday, day, month: named }: SaidDate): string {
  if (named) return [weekday, day, named].filter(Boolean).join(' ')
  return weekday ? `${weekday} the ${day}${endingOf(day)}` : ''
}

const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
const endingOf = (day: number): string => (day > 3 && day < 21 ? 'th' : (endings[day % 10] ?? 'th'))
