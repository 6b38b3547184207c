import { figuresOf } from '../phrase/figures.js'
import { datesIn } from './terms/said-dates.js'

const least = 100

/** Whether every day and large number of the words was said in the talk: a limit that stayed secret was not. */
export function figuresWereSaid(words: string, said: string): boolean {
  const days = new Set(datesIn(said).map(({ day }) => day))
  const numbers = new Set(figuresOf(said).map(({ value }) => value))
  return (
    datesIn(words).every(({ day }) => days.has(day)) &&
    figuresOf(words).every(({ kind, value }) => kind !== 'number' || Number(value) < least || numbers.has(value))
  )
}
