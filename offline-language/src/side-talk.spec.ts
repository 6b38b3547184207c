import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

const body = [
  'So you wrote that the heating in the library is too loud?',
  'The heating hums all day, and the students in the library cannot read.',
  'Since when does the heating hum?',
  'Since the new pump came in October. My wife laughs about it.',
  'Then the pump is loose. What did the plumber of the pump say?',
  'He asks for 400 euros for a new pump, and I cannot decide that alone.',
  'The library has 600 euros left for repairs this year.',
  'Could you send me that in a letter for the students?',
  'I will send you the letter about the pump on Monday.',
  'I thought about a carpet too. What did you have in mind for the library?',
]

async function reportOf(answer: string, last: string) {
  const start = ['Hello, this is Rosa. Did you find a place for the bicycle?', answer]
  const { overview, keyPoints, visualizations } = await writeReport(talk(...start, ...body, last, 'Good, thank you.'))
  const points = keyPoints.map(({ content }) => content.replaceAll('\\', ''))
  return { said: [overview, ...points].join('\n'), points, topics: Object.keys(visualizations) }
}

describe('a report leaves out', () => {
  const answer = 'Yes, the yard was full of prams and scooters, so I had to climb over them.'
  const last = 'Two hundred. That is what I have left for a carpet in the library.'

  it('what the speakers say before they begin', async () => {
    expect((await reportOf(answer, last)).said).not.toMatch(/prams|scooters/)
  })

  it('what is said at the door and never again', async () => {
    const { points } = await reportOf('Mind the ladder in the corridor, the painters are slow.', last)
    expect(points.join('\n')).not.toMatch(/ladder|painters/)
  })

  it('somebody who is only mentioned, as a topic', async () => {
    const { topics } = await reportOf(answer, last)
    expect(topics).toContain('Pump')
    expect(topics).not.toContain('Wife')
  })

  it('no word between a question and its answer', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Hello, this is Rosa from the van rental. We can rent you six vans for 700 a month.',
        'That is far too much for six old vans with dents.',
        'What did you have in mind?',
        'Five hundred. That is what we pay now and it is what I have got in the budget.',
        'I need to ask the director of the rental about the budget.',
        'Please do, because the vans must be here in April.',
      ),
    )
    const point = keyPoints.find(({ content }) => content.includes('in the budget'))
    expect(point?.content).toContain('“Five hundred')
  })

  it('a figure that its speaker takes back, if not with the right one', async () => {
    const { said } = await reportOf(answer, 'The carpet costs three hundred, no, sorry, two hundred euros.')
    expect(said).not.toMatch(/three hundred(?!, no, sorry, two hundred)/)
  })
})
