import { expect, it } from 'vitest'
import { withoutEchoedFigure } from './echoed-figure.js'

it.each([
  ['Seven? Come on. My landlord takes half.', 'Come on. My landlord takes half.'],
  ['Only 7 per cent? That is nothing.', 'That is nothing.'],
  ['Seven? Deal.', 'Seven? Deal.'],
  ['And what about seven per cent? I could live with that.', 'And what about seven per cent? I could live with that.'],
  ['Seven?', 'Seven?'],
  ['Really? Come on.', 'Really? Come on.'],
])('“%s” offers what is in “%s”', (turn, rest) => {
  expect(withoutEchoedFigure(turn)).toBe(rest)
})
