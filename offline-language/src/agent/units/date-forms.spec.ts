import { expect, it } from 'vitest'
import { dateForms } from './date-forms.js'

it.each<[form: keyof typeof dateForms, date: string, other: string]>([
  ['weekdayOfMonth', 'the first Monday of each month', 'the first Monday'],
  ['weekday', 'next Friday morning', 'next friend'],
  ['dayAndMonth', '3rd of May', '3rd of them'],
  ['dayOfMonth', 'the 3rd and 4th', 'the 3 and 4'],
  ['dayInWords', 'the last of the month', 'the last of them'],
  ['month', 'late March', 'late march'],
  ['year', '1998', '2198'],
  ['near', 'tonight', 'last night'],
])('%s: "%s" and not "%s"', (form, date, other) => {
  const whole = new RegExp(`^(?:${dateForms[form]})$`, 'u')
  expect(date).toMatch(whole)
  expect(other).not.toMatch(whole)
})
