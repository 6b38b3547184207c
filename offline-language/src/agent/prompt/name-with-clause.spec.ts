import { expect, it } from 'vitest'
import { withNameApart } from './name-with-clause.js'

it.each([
  [
    'Mrs Ida Roth-Lind, seventy-two, heiress to a factory, has supported the museum for years. She is dry.',
    'You are Mrs Ida Roth-Lind, seventy-two, heiress to a factory. She has supported the museum for years. She is dry.',
  ],
  [
    'Otto Brandl, 54, a roofer, has waited since March and owes two helpers their pay. He wants a date.',
    'You are Otto Brandl, 54, a roofer. He has waited since March and owes two helpers their pay. He wants a date.',
  ],
  [
    'Otto Brandl, a roofer, wants a date. You hate delays.',
    'You are Otto Brandl, a roofer. You want a date. You hate delays.',
  ],
  ["Ada Cole, 44, is Ben's mother. She is tired.", "You are Ada Cole, 44. She is Ben's mother. She is tired."],
  [
    'A 15-year-old girl, Jess, has moved to a new school. She misses Leo.',
    'You are Jess, a 15-year-old girl. She has moved to a new school. She misses Leo.',
  ],
])('“%s” begins with who the part is', (written, read) => {
  expect(withNameApart(written, 'Sam')).toBe(read)
})

it.each([
  ['Otto Brandl, 54, roofer from Graz. He wants a date.', 'Sam'],
  ['Otto Brandl, 54, a roofer, has asked for a talk. You are Ida Roth.', 'Sam'],
  ['Otto Brandl, 54, a roofer, has asked for a talk. You let him wait.', 'Otto Brandl'],
  ['A customer, Jess, has bought a lamp. You own the shop.', 'Sam'],
  ['A new teacher, Sam, has asked for a talk. He is tired.', 'Sam'],
  ['On Monday, the roof, which is new, has leaked.', 'Sam'],
])('“%s” stays as it is', (written, recipientName) => {
  expect(withNameApart(written, recipientName)).toBe(written)
})
