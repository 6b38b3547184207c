import { expect, it } from 'vitest'
import type { Combined } from './combined-conversation.js'
import { shareOf } from './named.js'

const [ann, bo, cy, di] = ['Ann', 'Bo', 'Cy', 'Di'].map((label) => ({ label }) as Combined) as [
  Combined,
  Combined,
  Combined,
  Combined,
]

it.each([
  [[ann], [ann], 'this conversation'],
  [[ann, bo], [ann, bo], 'both'],
  [[ann, bo, cy], [ann, bo, cy], 'all 3'],
  [[ann], [ann, bo, cy], '1 of 3 (Ann)'],
  [[ann, bo, cy], [ann, bo, cy, di], '3 of 4 (not Di)'],
])('%j of %j are “%s”', (some, all, words) => {
  expect(shareOf(some, all)).toBe(words)
})
