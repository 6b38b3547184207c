import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { plainAnswer } from './report/select/reactions.js'
import { shownQuote } from './report/phrase/shown-quote.js'
import { writeReport } from './report/write-report.js'

describe('a plain answer', () => {
  it.each([
    ['yes of course', 'agrees'],
    ['No, thank you.', null],
    ['No.', 'refuses'],
    ['No, suggest something else, please.', null],
    ['Okay, the 15th works.', null],
  ])('is nothing but a yes or a no: %s', (text, verb) => {
    expect(plainAnswer(text)).toBe(verb)
  })
})

describe('a quote leaves out', () => {
  it.each([
    ["I've got, uh, I've had to borrow from my sister.", "I've had to borrow from my sister."],
    ['You were late in, uh, you were late four times.', 'You were late four times.'],
    ["I'd have to, I'd ask him today.", "I'd ask him today."],
    ["That's, I can't take that to my board.", "I can't take that to my board."],
  ])('a start that its speaker gives up: %s', (said, shown) => {
    expect(shownQuote(said)).toBe(shown)
  })
})

describe('a key point', () => {
  it('has the question that it answers, and quotes an answer that is more than a yes or a no', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Good morning, what can I do for you?',
        'The heating in our flat has been cold since Sunday, and the baby is eight months old.',
        'Who pays for the electric heater?',
        'Write down the meter before and after, and we take it off the service charges in December.',
        'Could the plumber come on Thursday at nine?',
        'No, Thursday is too late for the baby, he must come tomorrow evening.',
      ),
    )
    const told = keyPoints.map(({ content }) => content).join('\n')
    expect(told).toMatch(/asks: “Who pays for the electric heater\?” .*: “Write down the meter/)
    expect(told).toMatch(/“Could the plumber come .*” .*Thursday is too late/)
    expect(told).not.toMatch(/(?:agrees|refuses)\.$/m)
  })
})
