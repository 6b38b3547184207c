import { describe, expect, it } from 'vitest'
import { expectSound } from '../test/sound-report.js'
import { talk } from '../test/read-conversations.js'
import { figuresOf } from './report/phrase/figures.js'
import { writeReport } from './report/write-report.js'

describe('figures', () => {
  it.each([
    ['four hundred and ten dollars', ['410']],
    ['four ten', ['410']],
    ['twenty-four hundred today', ['2400', 'today']],
    ['nineteen fifty a kilo', ['1950']],
    ['the tenth of March, not Tuesday', ['tenth', 'tuesday']],
    ['one of them', []],
    ['the ninth and tenth, that is a Thursday', ['ninth', 'tenth', 'thursday']],
    ['Friday the tenth and Saturday the eleventh', ['friday', 'tenth', 'saturday', 'eleventh']],
  ])('of "%s" have one form', (text, values) => {
    expect(figuresOf(text).map(({ value }) => value)).toEqual(values)
  })
})

const repair = talk(
  'Hartley Heating, how can I help?',
  'My boiler keeps losing pressure, and we have had no hot water since Sunday.',
  'Then the expansion vessel has failed. I can put in a new one on Wednesday afternoon.',
  'On Wednesday I am at the hospital with my sister. Could you do Thursday?',
  'Thursday, first thing. Between eight and ten in the morning?',
  'Perfect. I will be at home then.',
  'Could you turn the boiler off at the switch until Thursday?',
  'No, I would rather not, the house is freezing and my mother is ill.',
)

describe('a key point', () => {
  it('has the day that was agreed in place of another, and a refusal with its request', async () => {
    const report = await writeReport(repair)
    const told = report.keyPoints.map(({ content }) => content.replaceAll('\\', '')).join('\n')
    expect(told).toMatch(/“On Wednesday I am .* Could you do Thursday\?” .*: “Thursday, first thing\./)
    expect(told).toMatch(/“Could you turn the boiler off .*\?” .*: “.*I would rather not/)
    expectSound(report, repair)
  })

  it('is the reason of the conversation', async () => {
    const { overview } = await writeReport(repair)
    expect(overview).toMatch(/no hot water since Sunday/)
  })
})
