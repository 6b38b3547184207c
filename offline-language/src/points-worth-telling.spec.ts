import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { analyse } from './report/assemble/analyse.js'
import type { RatedPoint } from './report/title/rated-points.js'
import { worthTelling } from './report/title/rated-points.js'
import { supportOf } from './report/title/support.js'

const language = await loadLanguageModel()
const { points, titles } = analyse(
  talk('Hello.', 'I would like to move the delivery to Friday the eighteenth, the van is in the yard on Thursday.'),
  language,
)
const [point] = points

function rated(said: string, worth: number): RatedPoint {
  const sentences = [{ ...point!.at(-1)!.sentence, text: said }]
  const vector = new Float32Array(512)
  return { point: [{ ...point!.at(-1)! }], meant: { main: sentences[0]!, sentences, vector }, titles: [], worth }
}

describe('the points of a report', () => {
  it('are those worth telling, those with a rule or a large sum, and at least four', () => {
    const good = ['a', 'b', 'c', 'd'].map((said) => rated(said, 1))
    const small = rated('I have a hard stop.', -1)
    const rule = rated('Everyone who trains gets twenty-five minutes.', -1)
    const sum = rated('I earn 62,000.', -1)
    expect(worthTelling([...good, small, rule, sum])).toEqual([...good, rule, sum])
    expect(worthTelling([small, ...good.slice(0, 2)])).toHaveLength(3)
  })

  it('speak for the topics that they are named for', () => {
    const one: RatedPoint = { ...rated('a', 1), titles: [{ text: 'order form', score: 1, isFigure: false }] }
    const support = supportOf([one], new Map([[one.point, 'Order form']]))
    expect(support.titles).toEqual(['order form'])
    expect(support.has(['form'])).toBe(true)
    expect(support.has(['pizza'])).toBe(false)
  })
})

describe('each point', () => {
  it('has a title', () => {
    expect(points.length).toBeGreaterThan(0)
    expect([...titles.keys()]).toEqual(points)
  })
})
