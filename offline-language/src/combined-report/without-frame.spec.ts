import { expect, it } from 'vitest'
import { withoutFrame } from './without-frame.js'

it.each([
  ['Ann and Bo talk about this: “A pitch”. Ann says: “Hello.”', 'Ann says: “Hello.”'],
  ['Ann and Bo talk about this: “A pitch”.', 'Ann and Bo talk about this: “A pitch”.'],
  ['Ann says: “I read it.” It was “A pitch”. Bo agrees.', 'Ann says: “I read it.” It was “A pitch”. Bo agrees.'],
  ['Ann wants a refund.', 'Ann wants a refund.'],
])('of %s is %s', (overview, rest) => {
  expect(withoutFrame(overview, 'A pitch')).toBe(rest)
})
