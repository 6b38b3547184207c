import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

const start = [
  'Hello, this is Rosa from the van rental. You wrote that you need a van for the market.',
  'I need a van for the market every Saturday, from May to the end of September.',
  'That is twenty-two Saturdays. The blue van costs 90 a day with the insurance.',
  'For twenty-two Saturdays I had something else in mind. I could pay 60 a day.',
]
const pointsOf = async (...more: string[]) =>
  (await writeReport(talk(...start, ...more))).keyPoints.map(({ content }) => content.replaceAll('\\', ''))

describe('an offer in a key point', () => {
  it('that the next turn refuses has the refusal, too', async () => {
    const points = await pointsOf(
      'No, 60 does not even pay the insurance of a van.',
      'Then I take the small white van of last year, if it still has the hook for a trailer.',
      'The white van has the hook, and it is 70 a day with the insurance.',
      'Good, then the white van, every Saturday from May.',
    )
    const offer = points.filter((point) => point.includes('60 a day'))
    expect(points.join('\n')).toContain('does not even pay')
    expect(offer.every((point) => point.includes('does not even pay'))).toBe(true)
  })
})
