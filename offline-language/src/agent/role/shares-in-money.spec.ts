import { expect, it } from 'vitest'
import { withSharesInMoney } from './shares-in-money.js'

it.each([
  [
    'A cake for 420 euros, paid in May. You want at least half of the money back.',
    'A cake for 420 euros, paid in May. You want at least 210 euros back.',
  ],
  ['You paid £80. You accept 25 percent of the price.', 'You paid £80. You accept £20.'],
  [
    'You paid £80 and then £20 more. You want half of the money.',
    'You paid £80 and then £20 more. You want half of the money.',
  ],
])('reads the shares of “%s” as sums', (written, told) => {
  expect(withSharesInMoney(written)).toBe(told)
})
