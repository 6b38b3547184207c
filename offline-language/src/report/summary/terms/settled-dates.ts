import { loadPatterns } from '../../../data/load-patterns.js'
import type { Piece, SpokenTurn } from '../../moves/piece.js'
import { datesIn, type SaidDate, writtenDate } from './said-dates.js'
import { type Mention, mentionsIn, takenUp } from './taken-up.js'

/** A day that both accept. */
export interface SettledDate {
  date: SaidDate
  /** The place of its last mention among the turns. */
  at: number
  /** The place of the turn that first proposes it and is taken. */
  first: number
  count: number
  /** "By the tenth of March". */
  isDeadline: boolean
  /** "From the first of November". */
  isStart: boolean
  /** The sentence of one who says what is on that day, if any. */
  sentence: Piece | null
  /** "At ten", as it was said with the day; '' if not. */
  hour: string
}

const { hour } = loadPatterns('settled-dates', 'hour')
const start = /\b(?:from|starting|start on|start) (?:on )?(?:the |\p{L}+day )/iu
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
      first: taken[0]!.at,
      count: same.length,
      hour: hourOf(taken.at(-1)!, turns),
      sentence: taken.map(({ piece }) => piece).findLast(isSentence) ?? null,
      isStart: start.test(taken.at(-1)!.text),
      isDeadline: taken.some((one) => deadline.test(saidBefore(one, turns))),
    }
  })
  return found
    .filter(({ date }) => writtenDate(date) !== '')
    .toSorted((a, b) => weightOf(b, turns.length) - weightOf(a, turns.length))
}

const ofDeadline = -2
const weightOf = ({ at, count, isDeadline }: SettledDate, length: number): number =>
  count + at / length + (isDeadline ? ofDeadline : 0)

const fewestWords = 7

/** "Then the contract ends on the thirty-first of July." */
const isSentence = ({ shown, text, figures }: Piece): boolean =>
  shown !== null &&
  !(/ or /i.test(text) && figures.length > 1) &&
  !text.endsWith('?') &&
  !ownDeed.test(text) &&
  text.split(' ').length >= fewestWords
const ownDeed = /\b(?:I|we) will\b|\bsee you\b|\bsuits?\b|\bis (?:fine|good|great)\b/i

/** The one hour of the turn. */
function hourOf({ at }: Mention<SaidDate>, turns: readonly SpokenTurn[]): string {
  const found = turns[at]!.pieces.flatMap(({ text }) => [...text.matchAll(hour)].map(([said]) => said.toLowerCase()))
  const [said] = found
  return found.length === 1 && said ? (/^(?:at|before|after|from|until|by)\b/.test(said) ? said : `at ${said}`) : ''
}

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
  return pieces
    .slice(0, pieces.indexOf(piece) + 1)
    .map(({ text }) => text)
    .join(' ')
}

/** "Could it be the fourteenth?", right after "the seventh of April". */
function withMonths(all: readonly Mention<SaidDate>[]): Mention<SaidDate>[] {
  return all.map((one) => {
    if (one.said.month) return one
    const before = all.findLast(({ at, said }) => at === one.at - 1 && said.month !== null)
    return before ? { ...one, said: { ...one.said, month: before.said.month } } : one
  })
}
