import { beforeAll, expect, it } from 'vitest'
import { nextReply, prepareAgent } from './index.js'

beforeAll(prepareAgent)

const prompt =
  'You are Ines Roth, head of a print shop. Your assistant asks for more money. You open with three per cent. You could go to six per cent if you get a written plan. Six per cent is the most.'
const scenario = {
  title: 'A raise',
  prompt,
  firstMessage: 'Come in.',
  language: 'en',
  recipientName: 'Tom',
  recipientRole: 'Assistant',
}

function replyTo(...messages: string[]): string {
  const turns = messages.map((message, at) => ({
    role: at % 2 === 0 ? ('agent' as const) : ('user' as const),
    message,
    at: at * 8,
  }))
  return nextReply(scenario, turns, turns.length * 8).text
}

it('what the role has offered is agreed once the person takes it', () => {
  const offer = 'I could go to six per cent if I get a written plan.'
  expect(
    replyTo('Come in.', 'I would like more.', offer, 'Good, six per cent, and the plan is on your desk on Monday.'),
  ).toMatch(/six per cent.*(?:agreed|deal)/i)
})

it('what was agreed is not taken back', () => {
  const said = [
    'Come in.',
    'Six per cent?',
    'I could go to six per cent if I get a plan.',
    'Six per cent then.',
    'Six per cent it is. Agreed.',
  ]
  expect(replyTo(...said, 'Great, six per cent from May.')).not.toMatch(
    /more than|too much|not possible|would be possible/i,
  )
})
