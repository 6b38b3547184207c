import { expect, it } from 'vitest'
import { withVerbs } from './bare-items.js'

it.each([
  [
    'You are shy. Your weakness: paperwork. Your task: listen.',
    'You are shy. Your weakness is paperwork. Your task: listen.',
  ],
  ['You want more. Notice period three months.', 'You want more. Your notice period is three months.'],
  ['CV\n- languages: Polish, German (basic)', 'CV\n- Your languages are Polish and German: basic'],
  [
    'Facts:\n* four diesel trucks, 9 years old, repairs cost 11,000',
    'Facts:\n* You have four diesel trucks, 9 years old. The repairs cost 11,000',
  ],
  ['Facts:\n* decision together with your brother', 'Facts:\n* You decide together with your brother'],
])('gives “%s” its verb', (written, told) => {
  expect(withVerbs(written)).toBe(told)
})
