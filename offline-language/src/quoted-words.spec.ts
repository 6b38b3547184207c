import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { shownQuote } from './report/phrase/shown-quote.js'
import { writeReport } from './report/write-report.js'

describe('a quote', () => {
  it('has the words at its front', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Hello, this is Rosa. What is the matter?',
        'But then the landlord charged me 300 euros for the cellar, and I never agreed to it.',
        'And you were told about the 300 euros in March.',
        'No, I was told about a new lock for 40 euros.',
      ),
    )
    const said = keyPoints.map(({ content }) => content).join(' ')
    expect(said).toContain('“But then the landlord charged me 300 euros')
  })

  it.each([
    [
      'March you were still coming in, you swiped on the ninth.',
      'March you were still coming in, you swiped on the ninth.',
    ],
    ['Honestly, I would pay.', 'Honestly, I would pay.'],
    ["I'd love to, I really would, but not now.", "I'd love to, I really would, but not now."],
    ['I was going to, to be honest.', 'I was going to, to be honest.'],
    ["It's boat 14... no, sorry, boat 11.", "It's boat 14... no, sorry, boat 11."],
    ["She fell and she's, there's a tooth missing.", "She fell and there's a tooth missing."],
    ["It is early and she's, in a way, tired.", "It is early and she's, in a way, tired."],
    ['If she gets, you know, confused, ring.', 'If she gets confused, ring.'],
    ['If she laughs, you know, I laugh.', 'If she laughs, I laugh.'],
    ["It's in the, it'll be in the blue folder.", "It'll be in the blue folder."],
    ["It's free, they've got a, there's a licence for it.", "It's free, there's a licence for it."],
    ["The new ones are, they're worn out.", "The new ones, they're worn out."],
    ["Joe's a, he's got a temper.", "Joe, he's got a temper."],
    ["They, um, she's measured for curtains.", "She's measured for curtains."],
    ['Or could we, um, could I re-record it?', 'Or could I re-record it?'],
    ["Ten's the, ten's the one.", "Ten's the one."],
    ["Some are, they're not sure.", "Some, they're not sure."],
    ["That's how it is, it's a shame.", "That's how it is, it's a shame."],
    ['Somebody has to, would you drive her?', 'Somebody has to, would you drive her?'],
    ['We changed it in twenty twenty-one.', 'We changed it in twenty twenty-one.'],
    ['We look at a car park and a, well, a skip.', 'We look at a car park and a skip.'],
  ])('%s', (said, shown) => {
    expect(shownQuote(said)).toBe(shown)
  })
})
