import { expect, it } from 'vitest'
import { pricesIn } from './prices.js'

const openingsOf = (text: string) => pricesIn([{ text, place: 0 }], (said) => said).map(({ opening }) => opening?.value)

it('are what something costs, and no age', () => {
  expect(openingsOf('the van costs 4,200 euros')).toEqual([4200])
  expect(openingsOf('you are 58')).toEqual([])
})
