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
    ["I just, we can't use the room.", "We can't use the room."],
    ['She does it, it takes an hour.', 'She does it, it takes an hour.'],
    ["It, it's too late.", "It's too late."],
    ['I-i think I need a doctor.', 'I think I need a doctor.'],
    ["Hi Tom, I'd like to cancel my lessons.", "I'd like to cancel my lessons."],
    ["i'll write today", "I'll write today"],
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

  it.each([
    ['Otherwise I have to call the council about the water in the cellar.', 'Otherwise'],
    ['No, forty, there are two steps at the front door of the house.', 'No, forty'],
  ])('does not begin with words that lean on others: %s', async (said, start) => {
    const { keyPoints } = await writeReport(
      talk('Good morning, Rosa here.', 'The cellar of my shop has been wet since March.', 'I see.', said, 'Good.'),
    )
    expect(keyPoints.map(({ content }) => content)).not.toContainEqual(
      expect.stringMatching(new RegExp(`^Ann(?: says| asks)?: “${start}`)),
    )
  })

  it('has no figure that its speaker takes back in the same turn', async () => {
    const { keyPoints, overview } = await writeReport(
      talk(
        'Good morning, Rosa here.',
        'The cellar of my shop has been wet since March.',
        'The pump for the cellar is 720 pounds. No, hang on. It is 864 pounds with the tax.',
        'Good. Please order the pump for the cellar.',
        'I will order it today.',
        'Thank you.',
      ),
    )
    const said = [overview, ...keyPoints.map(({ content }) => content)].join(' ')
    expect(said).not.toContain('720 pounds.”')
    expect(said).toContain('864')
  })
})
