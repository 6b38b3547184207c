import { expect, it } from 'vitest'
import { asksTime } from './asks-when.js'

it.each(['When did he leave?', 'Do you know when she rang?', 'Since when?', 'On which day was it?', 'How soon?'])(
  '“%s” asks for a time',
  (question) => {
    expect(question).toMatch(asksTime)
  },
)

it.each(['How does Ida feel when you shout?', 'What did you see when you came in?', 'Is he well when Ida is away?'])(
  '“%s” asks for no time',
  (question) => {
    expect(question).not.toMatch(asksTime)
  },
)
