import { expect, it } from 'vitest'
import type { RatedPoint, ScoredTitle } from './rated-points.js'
import { withTopics } from './with-topics.js'

const title = (text: string, score: number): ScoredTitle => ({
  text,
  score,
  isFigure: false,
  isTime: false,
  isSingle: false,
  kind: 'plain',
})

it('puts a topic of the talk before what is only said in the point', () => {
  const point = { titles: [title('garage', 0.9), title('new fence', 0.6), title('panels', 0.5)] } as RatedPoint
  const topics = [
    { label: { name: 'fence' }, worth: 0.4 },
    { label: { name: 'panels' }, worth: 0.8 },
  ]
  const [best] = withTopics([point], topics)
  expect(best!.titles.map(({ text }) => text)).toEqual(['panels', 'garage', 'new fence'])
  expect(best!.titles.map(({ score }) => score.toFixed(1))).toEqual(['1.3', '0.9', '0.8'])
})
