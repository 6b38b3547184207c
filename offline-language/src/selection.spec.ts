import { describe, expect, it } from 'vitest'
import { writeReport } from './report/write-report.js'
import { evidenceOf, expectSound } from '../test/sound-report.js'
import { talk } from '../test/read-conversations.js'

const kiln = talk(
  'Hello, this is Rosa from the pottery shop. What can I do for you?',
  'I would like to buy the big kiln that stands in your window.',
  'It heats up to 1,300 degrees, and the door was replaced last winter.',
  'The paint is scratched. I can pay 800 for it.',
  'No, that is too low for a kiln of this size.',
  'Then how about 950, and you deliver it on Friday?',
  'All right. 950, delivery on Friday, and the shelves are included.',
  'Deal.',
)

describe('what was agreed', () => {
  it('ends the overview and is a key point, in the words of the speaker', async () => {
    const report = await writeReport(kiln)
    expect(report.overview).toMatch(
      /In the end they agree: “950, delivery on Friday, and the shelves are included\\?\.” \\?\(Rosa\\?\)\.$/,
    )
    expect(evidenceOf(report).flat()).toContainEqual(
      expect.objectContaining({ turn: 6, quote: '950, delivery on Friday, and the shelves are included.' }),
    )
    expectSound(report, kiln)
  })

  it('is not the first offer, which was refused', async () => {
    expect((await writeReport(kiln)).overview).not.toContain('800')
  })

  it.each([
    ['no terms', 'We could think about it again.', 'Okay, good.'],
    ['a refusal', 'I will sell it for 1,100 on Friday.', 'No, I can not accept 1,100 for it.'],
    ['only heard', 'The shop closes at six on Friday.', 'Okay, thank you.'],
    ['a condition', 'I would take 950 for it if you come on Friday.', 'Fair enough.'],
    ['praise', 'I glazed 12 bowls on Friday.', 'That is great.'],
  ])('is nothing after %s', async (_, offer, answer) => {
    const { overview, keyPoints } = await writeReport(
      talk(...kiln.transcript.slice(0, 5).map(({ message }) => message), 'That is a pity for both.', offer, answer),
    )
    expect(overview).not.toContain('agree:')
    expect(keyPoints.map(({ title }) => title)).not.toContain('Agreement')
  })
})

describe('the reason of a conversation', () => {
  it('is in the overview', async () => {
    const { overview } = await writeReport(
      talk(
        'Hill Plumbing, how can I help?',
        'Water has been leaking from my boiler since Tuesday, and the cellar is wet.',
        'Which boiler is it, and how old is it?',
        'It is a gas boiler, the landlord bought it nine years ago for 2,000 pounds.',
        'A mechanic can visit the house tomorrow between nine and eleven in the morning.',
        'My neighbour has the key of the house, because I work in Leeds until Friday.',
        'Then the mechanic will call your neighbour half an hour before the visit.',
        'Good, thank you for the help.',
      ),
    )
    expect(overview).toContain('leaking from')
  })
})

describe('a statement with its point', () => {
  it('has the next sentence, which means nothing alone, in the words of the speaker', async () => {
    const report = await writeReport(
      talk(
        'Lake Bank, what happened?',
        'My sister got a letter about a prize on Monday. It said she must send 90 euros for the stamps, and she did.',
        'When did your sister send the money, and from which account was it sent?',
        'She sent the money on Tuesday from the savings account of our mother.',
      ),
    )
    expect(JSON.stringify(report.keyPoints)).toContain('letter about a prize on Monday')
    expect(JSON.stringify(report.keyPoints)).toContain('It said she must send 90 euros for the stamps, and she did')
  })
})

describe('a group', () => {
  it.each([
    ['wants something together', 'We need the money for the rent.', '“We need the money for the rent.”'],
    ['is the company of the listener', 'You delivered the wrong table to my office.', '“You delivered the wrong'],
  ])('%s', async (_, said, told) => {
    const { keyPoints } = await writeReport(
      talk(
        'Good morning, the office for housing and furniture, what can I do for you today?',
        said,
        'Which letter did you get from the office, and on which day did it come?',
        'The letter came on Friday, and it has a green stamp of the city.',
      ),
    )
    expect(keyPoints.map(({ content }) => content.replaceAll('\\', '')).join(' ')).toContain(told)
  })
})

describe('the agent', () => {
  it.each([
    ['thanked by name', 'Thanks, Ingrid.'],
    ['greeted by name', 'Good morning, Ingrid.'],
  ])('%s has that name', async (_, said) => {
    const report = await writeReport(
      talk(
        'Welcome to the library, what do you need?',
        `${said} I lost my library card on the bus yesterday, and I need the two books for my exam.`,
        'I will print a new card for you today, it costs four euros.',
        'Very good, I will come to the desk at noon with my passport and the money.',
      ),
    )
    expect(JSON.stringify(report)).toContain('Ingrid says')
    expect(evidenceOf(report).length).toBeGreaterThan(0)
  })

  it('has no name that is the own one of the person', async () => {
    const report = await writeReport(
      talk(
        'Welcome to the library, what do you need?',
        'Hello, Ann. I am Ann as well. I lost my library card on the bus yesterday evening.',
        'I will print a new card for you today, it costs four euros.',
        'Very good, I will come to the desk at noon with my passport.',
      ),
    )
    expect(JSON.stringify(report)).toContain('The agent will print')
  })
})
