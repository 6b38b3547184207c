import { expect, it } from 'vitest'
import { kinIn, withKin } from './kin.js'

const kin = kinIn(
  'You look after your mother, Edith, 84. Your son Max is six. Rex, your dog, barks. Your team lead is Ann.',
)

it.each([
  ['How is Edith?', 'How is your mother Edith?'],
  ["What about Max's school?", "What about your son Max's school?"],
  ['Rex is loud.', 'Your dog Rex is loud.'],
  ['Is your mother, Edith, at home?', 'Is your mother, Edith, at home?'],
  ['How is Ann?', 'How is Ann?'],
  ['What is the maximum?', 'What is the maximum?'],
])('"%s" is read as "%s"', (text, read) => {
  expect(withKin(text, kin)).toBe(read)
})
