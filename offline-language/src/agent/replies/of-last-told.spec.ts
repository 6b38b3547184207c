import { expect, it } from 'vitest'
import { nextReply } from '../next-reply.js'

const scenario = {
  title: '',
  prompt:
    'You are Karim Bell, an analyst. You leave because Alex showed your model to the board in September. You start in May.',
  firstMessage: '',
  language: 'en',
  recipientName: 'Alex Reed',
  recipientRole: '',
}
const reply = (...said: string[]) =>
  nextReply(
    scenario,
    said.map((message, at) => ({ role: at % 2 === 0 ? ('agent' as const) : ('user' as const), message, at: at * 8 })),
    said.length * 8,
  ).text

it('a question that points back is answered from what was just said', () => {
  expect(reply('You showed my model to the board in September.', 'When was that?')).toBe('In September.')
  expect(reply('You showed my model to the board in September.', 'When do you start?')).not.toContain('September')
})
