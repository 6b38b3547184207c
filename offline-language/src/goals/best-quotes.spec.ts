import { expect, it } from 'vitest'
import { bestQuotes } from './best-quotes.js'

const evidence = (...quotes: string[]) => quotes.map((quote, turn) => ({ turn, quote, t: null }))
const shown = (goal: string, ...quotes: string[]) => bestQuotes(evidence(...quotes), goal).map(({ quote }) => quote)

it('of a goal begin with the one that has the words of its hint', () => {
  const quotes = ['He can swim two lengths.', 'But in deep water he panics.']
  expect(shown('Says what is hard. He panics in deep water.', ...quotes)).toEqual(quotes.toReversed())
})

it('keep their order if none is nearer', () => {
  const quotes = ['He can swim two lengths.', 'He does not like the cold.']
  expect(shown('Says what is hard', ...quotes)).toEqual(quotes)
})

it('are no scraps beside whole ones', () => {
  expect(shown('Names a fee', 'I would pay forty a lesson.', 'Ninety, hm.')).toEqual(['I would pay forty a lesson.'])
  expect(shown('Names a fee', 'Ninety, hm.')).toEqual(['Ninety, hm.'])
})
