import { expect, it } from 'vitest'
import { withSteps } from './tidy/step.js'
import { withoutAttribution } from './tidy/without-attribution.js'

it.each([
  ['Your work. Lettuce, you say, is not farming.', 'Your work. Lettuce is not farming.'],
  ['- The bird, he finds, is good company for him.', '- The bird is good company for him.'],
  ['She sings. Cups are a waste, she finds.', 'She sings. Cups are a waste.'],
  ['A machine says everything, you feel, you only touch it.', 'A machine says everything, you only touch it.'],
  ['Your boss has left. Chairs, he says, are dear.', 'Your boss has left. Chairs, he says, are dear.'],
  ['If asked, you say, it was late.', 'If asked, you say, it was late.'],
  ['You like Ronke. Ronke, you find, is kind.', 'You like Ronke. Ronke, you find, is kind.'],
  ['He paints. According to him, blue is dead.', 'He paints. Blue is dead.'],
])('%s', (written, told) => {
  expect(withSteps(written, withoutAttribution)).toBe(told)
})
