import { expect, it } from 'vitest'
import { talk } from '@clarity/offline-language/test/read-conversations'
import { shareOf, turnsAbout } from './topic-share.js'

const { transcript } = talk(
  'What about the price?',
  'It is too high for us.',
  'And the delivery?',
  'That is fine.',
  'So only prices matter.',
  '',
)

it('counts the turns that name a topic, and the answers to them', () => {
  expect([...turnsAbout('Prices', [], transcript)].toSorted()).toEqual([0, 1, 4])
  expect(shareOf(new Set([0, 1, 4]), transcript)).toBe(60)
})

it('counts its evidence if the words differ', () => {
  expect([...turnsAbout('Logistics', [{ turn: 2, quote: 'And the delivery', t: 8 }], transcript)]).toEqual([2, 3])
})

it('is at least 1 percent and at most 100', () => {
  expect(shareOf(new Set(), transcript)).toBe(1)
  expect(shareOf(new Set([0, 1, 2, 3, 4, 5]), transcript)).toBe(100)
})
