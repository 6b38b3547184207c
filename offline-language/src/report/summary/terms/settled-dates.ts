import type { Piece, SpokenTurn } from '../../moves/piece.js'
import { datesIn, type SaidDate, writtenDate } from './said-dates.js'
import { type Mention, mentionsIn, takenUp } from './taken-up.js'

/** A day that both accept. */
export interface SettledDate {
  date: SaidDate
  /** The place of its last mention among the turns. */
  at: number
  count: number
  /** "By the tenth of March". */
  isDeadline: boolean
}

const deadline = /\b(?:by|until|before|no later than) (?:the |\p{L}+day )|\bdue\b/iu

/** The days that one proposes and the other takes, each as fully as it was ever said; the one most spoken of first. */
export function settledDates(turns: readonly SpokenTurn[]): SettledDate[] {
  const all = withMonths(mentionsIn(turns, datesIn, ({ day }) => String(day)))
  const byDay = Map.groupBy([...takenUp(all, turns), ...onSameWeekday(all, turns)], ({ key }) => key)
  const found = [...byDay.values()].map((taken): SettledDate => {
    const same = all.filter(({ key }) => key === taken[0]!.key)
    const last = <Name extends keyof SaidDate>(name: Name) =>
      same.findLast(({ said }) => said[name] !== null)?.said[name] ?? null
    return {
      date: { weekday: last('weekday'), day: taken[0]!.said.day, month: last('month') },
      at: same.at(-1)!.at,
      count: same.length,
      isDeadline: taken.some((one) => deadline.test(saidBefore(one, turns))),
    }
  })
  return found.filter(({ date }) => writtenDate(date) !== '').toSorted((a, b) => weightOf(b, turns.length) - weightOf(a, turns.length))
}

const ofDeadline = -2
const weightOf = ({ at, count, isDeadline }: SettledDate, length: number): number =>
  count + at / length + (isDeadline ? ofDeadline : 0)

/** "Friday the eighteenth, I'll put that on", after "Friday before ten". */
const onSameWeekday = (all: readonly Mention<SaidDate>[], turns: readonly SpokenTurn[]): Mention<SaidDate>[] =>
  all.filter(({ said: { weekday }, at, piece }) => {
    const before = turns[at - 1]
    return (
      weekday !== null &&
      !piece.text.endsWith('?') &&
      before?.role !== piece.role &&
      before?.pieces.some((one) => !one.text.endsWith('?') && isOn(weekday, one))
    )
  })

const isOn = (weekday: string, { figures }: Piece): boolean =>
  figures.some(({ kind, value }) => kind === 'day' && value === weekday.toLowerCase())

/** The turn as far as the sentence with the date. */
function saidBefore({ at, piece }: Mention<SaidDate>, turns: readonly SpokenTurn[]): string {
  const { pieces } = turns[at]!
  return pieces.slice(0, pieces.indexOf(piece) + 1).map(({ text }) => text).join(' ')
}

/** "Could it be the fourteenth?", right after "the seventh of April". */
function withMonths(all: readonly Mention<SaidDate>[]): Mention<SaidDate>[] {
  return all.map((one) => {
    if (one.said.month) return one
    const before = all.findLast(({ at, said }) => at === one.at - 1 && said.month !== null)
    return before ? { ...one, said: { ...one.said, month: before.said.month } } : one
  })
}
