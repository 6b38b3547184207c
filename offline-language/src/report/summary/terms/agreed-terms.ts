import type { SpokenTurn } from '../../moves/piece.js'
import { settledAmounts } from './settled-amounts.js'
import { settledDates } from './settled-dates.js'
import { writtenDate } from './said-dates.js'

/** What both accept at last, and the turns that say so. */
export interface AgreedTerms {
  /** "Saturday 11 October and £970 in total". */
  text: string
  /** Its dates and amounts by themselves. */
  values: string[]
  turns: ReadonlySet<number>
  /** Whether a reader knows what they are: a day, or an amount with its thing. */
  isClear: boolean
}

const near = 2

/** The day and the amount that one proposes and the other takes, as they were said last; null if there are none. */
export function agreedTerms(turns: readonly SpokenTurn[], prompt: string): AgreedTerms | null {
  const dates = settledDates(turns)
  const day = dates.find(({ isDeadline }) => !isDeadline)
  const { whole, left } = settledAmounts(turns, prompt)
  const due = left && dates.find((one) => one.isDeadline && Math.abs(one.at - left.at) <= near)
  const terms = [...(day ? [{ text: writtenDate(day.date), at: day.at }] : []), ...(whole ? [whole] : [])]
  const rest = left ? [`${left.text} left to pay${due ? ` by ${writtenDate(due.date)}` : ''}`] : []
  const texts = [...terms.map(({ text }) => text), ...rest]
  if (texts.length === 0) return null
  const first = terms.length > 0 ? terms.map(({ text }) => text).join(' and ') : rest[0]!
  return {
    text: terms.length > 0 && left ? `${first}, with ${rest[0]}` : first,
    values: texts,
    isClear: day !== undefined || left !== undefined || (whole?.isClear ?? false),
    turns: new Set([...terms, ...(left ? [left] : [])].map(({ at }) => turns[at]!.turn)),
  }
}
