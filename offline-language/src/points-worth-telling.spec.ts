import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { analyse } from './report/assemble/analyse.js'
import { choosePoints } from './report/assemble/points.js'
import { readForReport } from './report/assemble/read-for-report.js'
import type { RatedPoint } from './report/title/rated-points.js'
import { supportOf } from './report/topics/topic-support.js'
import { ratedPassages } from './report/worth/passage-worth.js'

const language = await loadLanguageModel()
const delivery = talk(
  'Hello.',
  'I would like to move the delivery to Friday the eighteenth, the van is in the yard on Thursday.',
  'On Friday the yard is closed, but you can have Saturday from eight.',
  'Saturday is good. And the invoice has a wrong sum, it should be 340 euros.',
  'I will send you a new invoice over 340 euros on Monday.',
  'Thank you, goodbye.',
)
const { conversation, inTurns, possible } = readForReport(delivery, language)
const rated = ratedPassages(possible, conversation, inTurns, '')

describe('the points of a report', () => {
  it('are the best row of passages, each word once', () => {
    const chosen = choosePoints(conversation, rated)
    const pieces = chosen.flatMap(({ parts }) => parts.flat())
    expect(chosen.length).toBeGreaterThan(0)
    expect(new Set(pieces.map(({ text }) => text)).size).toBe(pieces.length)
  })

  it('are none that is improbable and in no row', () => {
    const withChance = (chance: number) => rated.map((one) => ({ ...one, isBest: false, chance }))
    expect(choosePoints(conversation, withChance(0.02))).toEqual([])
    expect(choosePoints(conversation, withChance(0.2)).length).toBeGreaterThan(0)
  })

  it('have what is said of what they offer rather than the offer alone', () => {
    const offer = rated.filter(({ parts }) => parts.flat().some(({ text }) => text.includes('Saturday from eight')))
    const [best] = offer.toSorted((a, b) => b.chance - a.chance)
    expect(best!.parts.flat().some(({ text }) => text.includes('Saturday is good'))).toBe(true)
  })

  it('speak for the topics that they are named for', () => {
    const { points, titles } = analyse(delivery, language)
    expect([...titles.keys()]).toEqual(points)
    const [point] = points
    const main = point!.at(-1)!.sentence
    const one: RatedPoint = {
      point: point!,
      meant: { main, sentences: [main], vector: new Float32Array(512) },
      titles: [
        { text: 'order form', score: 1, isFigure: false, isTime: false, isSingle: false, kind: 'plain' as const },
      ],
    }
    const support = supportOf([one], new Map([[one.point, 'Order form']]))
    expect(support.titles.map(({ text }) => text)).toEqual(['order form'])
    expect(support.isTitle(['form'])).toBe(true)
    expect(support.isTitle(['pizza'])).toBe(false)
  })
})
