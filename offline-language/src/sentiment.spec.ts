import { describe, expect, it } from 'vitest'
import { feltAs, sentimentOf, turnSentiment } from './report/select/turn-sentiment.js'

describe('the sentiment of a turn', () => {
  it.each(['okay thanks', 'sure, please', 'yes, that is right', 'no', 'Thank you very much, have a great day'])(
    'of courtesies is neutral: %s',
    (text) => {
      expect(sentimentOf([text, text, text])).toBe(50)
    },
  )

  it.each([
    'I do not have any pain.',
    "It isn't your fault.",
    'Great, I will send you the form.',
    'What do you find difficult?',
    'I would like to cancel my free trial.',
    'Please lie down here.',
  ])('is neutral: %s', (text) => {
    expect(turnSentiment(text)).toBe(0)
  })

  it.each([
    'This is terrible, I am really angry about the delay.',
    'It was not good.',
    "It still hasn't arrived.",
    'Nobody told me anything.',
    'You never called me!',
    "I couldn't sleep at all.",
    "I'm fed up.",
    'Why is this so terrible and unfair?',
  ])('is negative: %s', (text) => {
    expect(turnSentiment(text)).toBeLessThan(0)
  })

  it.each([
    'I love it, the result is excellent.',
    "Oh, they'll love that! Do you have a date in June?",
    'I am so happy.',
  ])('is positive: %s', (text) => {
    expect(turnSentiment(text)).toBeGreaterThan(0)
  })
})

describe('the sentiment of several turns', () => {
  it('is never coloured by one', () => {
    expect(sentimentOf(['This is terrible, I am really angry.'])).toBe(50)
    expect(sentimentOf(['This is terrible, I am really angry.', 'The delay is awful.'])).toBeLessThan(40)
  })

  it('weighs what is said of the topic more than what is said around it', () => {
    const [good, bad] = [0.6, -0.6]
    expect(
      feltAs([
        { value: good, weight: 1 },
        { value: bad, weight: 0.5 },
      ]),
    ).toBeGreaterThan(50)
  })
})
