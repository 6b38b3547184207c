import { expect, it } from 'vitest'
import { talk } from '@clarity/offline-language/test/read-conversations'
import { relativeFrequencies, turnsAbout } from './topic-frequency.js'

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
})

it('counts its evidence if the words differ', () => {
  expect([...turnsAbout('Logistics', [{ turn: 2, quote: 'And the delivery', t: 8 }], transcript)]).toEqual([2, 3])
})

it('has a frequency relative to the topic with most turns, from 1 to 100', () => {
  expect(relativeFrequencies([3, 6, 0])).toEqual([50, 100, 1])
  expect(relativeFrequencies([])).toEqual([])
})
