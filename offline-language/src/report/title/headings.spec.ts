import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Point } from '../select/point.js'
import { headings } from './headings.js'
import type { RatedPoint, ScoredTitle } from './rated-points.js'

const main = { turns: [0], text: 'It is so.', words: [], isQuestion: false } as unknown as Sentence
const rated = (...titles: ScoredTitle[]): RatedPoint => ({
  point: [{ reported: { verb: 'quoted' } }] as unknown as Point,
  meant: { main, sentences: [main], vector: new Float32Array(512) },
  titles,
})
const title = (text: string, score: number, more: Partial<ScoredTitle> = {}): ScoredTitle => ({
  text,
  score,
  isFigure: false,
  isTime: false,
  isSingle: false,
  kind: 'plain',
  ...more,
})
const headingsOf = (...all: RatedPoint[]) => {
  const given = headings(all)
  return all.map(({ point }) => given.get(point))
}

it('gives a title to the point that has no other, though it fits another one better', () => {
  const [first, second] = [rated(title('taxi bus', 2.8)), rated(title('taxi bus', 3.8), title('newsletter', 2))]
  expect(headingsOf(first, second)).toEqual(['Taxi bus', 'Newsletter'])
})

it('has no second part behind a thing of its own', () => {
  const figure = title('fifty quid', 1.5, { isFigure: true })
  expect(headingsOf(rated(figure, title('labour', 1)))).toEqual(['Labour'])
  expect(headingsOf(rated(title('labour', 3)), rated(title('labour', 2), figure))).toEqual([
    'Labour',
    'Labour: fifty quid',
  ])
})

it('has a thing in place of what says little', () => {
  expect(headingsOf(rated(title('place', 1, { kind: null }), title('downstairs suite', 0.6)))).toEqual([
    'Downstairs suite',
  ])
})
