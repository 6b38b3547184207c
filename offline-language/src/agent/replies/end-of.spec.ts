import { expect, it } from 'vitest'
import { nextReply } from '../next-reply.js'

const scenario = {
  title: 'A talk',
  prompt: 'You are Dana Webb, a florist. You want to rent a shop. The shop has 40 square metres.',
  firstMessage: '',
  language: 'en',
  recipientName: 'Tom Reed',
  recipientRole: 'Landlord',
}
const closesAfter = (message: string) =>
  nextReply(
    scenario,
    [
      { role: 'agent', message: 'Hello.', at: 0 },
      { role: 'user', message, at: 4 },
    ],
    4,
  ).closes

it.each([
  ['Good morning, Dana. Thanks for your time.', false],
  ['Good morning, I am afraid I have to go. Goodbye.', true],
  ['All done. Goodbye Mrs. Webb.', true],
])('“%s” ends the conversation: %s', (message, closes) => {
  expect(closesAfter(message)).toBe(closes)
})
