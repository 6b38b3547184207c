import { expect, it } from 'vitest'
import { averageSentiment, readTopics } from './topic.js'

const frequencies = (...counts: number[]) =>
  readTopics(counts.map((frequency, at) => ({ label: `${at}`, sentiment: 50, frequency }))).map((one) => one.frequency)

it('makes the frequencies of older reports relative, and leaves relative ones as they are', () => {
  expect(frequencies(8, 6, 2)).toEqual([100, 75, 25])
  expect(frequencies(100, 33, 1)).toEqual([100, 33, 1])
  expect(frequencies(0, 0, 0)).toEqual([0, 0, 0])
  expect(frequencies(-5, 400, 20)).toEqual([0, 100, 20])
})

it('reads both forms, and skips what has no label or no numbers', () => {
  const score = { sentiment: 20, frequency: 100 }
  const evidence = [{ turn: 1, quote: 'It was due on Monday.', t: 7 }]
  expect(readTopics({ Delivery: { ...score, evidence } })).toEqual([{ label: 'Delivery', ...score, evidence }])
  const list = [
    { topic: 'A', ...score },
    { label: 'B', ...score },
    { name: 'C', ...score },
  ]
  const unreadable = [score, { label: '', ...score }, { label: 'D', sentiment: '1', frequency: 2 }, { label: 'E' }]
  expect(readTopics([...list, ...unreadable]).map(({ label }) => label)).toEqual(['A', 'B', 'C'])
  expect(readTopics([])).toEqual([])
})

it('averages the sentiments', () => {
  const topics = (...sentiments: number[]) =>
    readTopics(sentiments.map((sentiment, at) => ({ label: `${at}`, sentiment, frequency: 50 })))
  expect(averageSentiment(topics(20, 60, 95))).toBe(58)
  expect(averageSentiment(topics(400, -7))).toBe(50)
})
