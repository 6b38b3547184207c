import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { nextReply } from '../next-reply.js'
import { amountsIn } from '../wording/amounts.js'

await prepareTagger()

const scenario = {
  title: 'A boat for the summer',
  prompt: `You are Lena Voss, 47, and you rent out your boat. You ask 900 a week. Under 740 no way. You will do two weeks if the price is 850 or more. You cannot hand it over on Friday.`,
  firstMessage: 'Hello.',
  recipientName: 'Per Dahl',
  recipientRole: 'Holiday guest',
  language: 'en',
}
const replyTo = (message: string) =>
  nextReply(
    scenario,
    [
      { role: 'agent', message: 'Hello.', at: 0 },
      { role: 'user', message, at: 8 },
    ],
    8,
  ).text

it.each(['I could pay 600.', 'What is the least you would take?', 'Is 700 possible?'])(
  'names no limit that nobody has named: “%s”',
  (message) => {
    expect(replyTo(message)).not.toContain('740')
  },
)

it('grants what depends on a price only for that price', () => {
  expect(replyTo('I would pay 700 a week for two weeks.')).not.toMatch(/^Yes|agreed/i)
})

it('a telephone number is no amount', () => {
  expect(amountsIn('My direct line is 0221 555 0199.')).toEqual([])
  expect(amountsIn('I can offer 550 for it.').map(({ value }) => value)).toEqual([550])
})
