import type { Piece, SpokenTurn } from '../../moves/piece.js'
import { settledAmounts } from './settled-amounts.js'
import { type SettledDate, settledDates } from './settled-dates.js'
import { type SettledSlots, settledSlots } from './settled-slots.js'
import { writtenDate } from './said-dates.js'

/** What both accept at last. */
export interface AgreedTerms {
  /** "Saturday 11 October and £970 in total". */
  text: string
  /** Its dates and amounts by themselves. */
  values: string[]
  /** What is said of the day, if that is all. */
  sentence: Piece | null
  /** Whether a reader knows what they are: a day, or an amount with its thing. */
  isClear: boolean
  /** Whether they are only a day or times of each week. */
  isTime: boolean
}

const near = 2

/** The day and the amount that one proposes and the other takes, as they were said last; null if there are none. */
export function agreedTerms(turns: readonly SpokenTurn[], prompt: string): AgreedTerms | null {
  const dates = settledDates(turns)
  const day = dates.find(({ isDeadline }) => !isDeadline) ?? null
  const { whole, left } = settledAmounts(turns, prompt)
  const slots = settledSlots(turns)
  const said: Said = {
    slots: !day || startsThen(turns, day) ? slots.text : '',
    date: day ? [writtenDate(day.date), day.hour].filter(Boolean).join(' ') : '',
    amount: whole?.text ?? '',
    rest: left ? restOf(left, dates) : '',
    isStart: day?.isStart ?? false,
  }
  const values = [said.slots, said.date, said.amount, said.rest].filter(Boolean)
  if (values.length === 0) return null
  return {
    text: [termsOf(said), said.rest].filter(Boolean).join(', with '),
    values,
    sentence: values.length === 1 ? sentenceOf(said, day, slots) : null,
    isTime: said.amount === '' && said.rest === '',
    isClear: values.some((one) => one !== said.amount) || whole?.isClear === true,
  }
}

const sentenceOf = (said: Said, day: SettledDate | null, slots: SettledSlots): Piece | null =>
  day?.sentence ?? (said.slots === '' ? null : slots.sentence)

/** The terms as they are written, '' for what is not settled. */
interface Said {
  slots: string
  date: string
  amount: string
  rest: string
  /** Whether something starts on the day. */
  isStart: boolean
}

/** "£770 left to pay by 27 September". */
function restOf({ text, at }: { text: string; at: number }, dates: readonly SettledDate[]): string {
  const due = dates.find((one) => one.isDeadline && Math.abs(one.at - at) <= near)
  return `${text} left to pay${due ? ` by ${writtenDate(due.date)}` : ''}`
}

function termsOf({ slots, date, amount, rest, isStart }: Said): string {
  const hasStart = date !== '' && (slots !== '' || (isStart && amount !== ''))
  if (hasStart) return `${listed(slots, amount)} from ${date}`
  return rest === '' ? listed(slots, amount, date) : listed(slots, date, amount)
}

const listed = (...terms: string[]): string => terms.filter(Boolean).join(' and ')

/** "Saturdays, then. From when?" "From the eighteenth." */
const startsThen = (turns: readonly SpokenTurn[], { first }: SettledDate): boolean =>
  turns.slice(Math.max(0, first - 1), first + 1).some(({ pieces }) => pieces.some(({ text }) => start.test(text)))

const start = /\b(?:from|starting)\b/i
