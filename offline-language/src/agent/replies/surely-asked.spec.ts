import { expect, it } from 'vitest'
import { nextReply, readScenario } from '../next-reply.js'

const scenario = {
  title: '',
  prompt:
    'Your name is Bruno Castell, you manage a gym. Rule: cancelling early is only possible with a letter from a doctor. ' +
    'You can offer to pause the contract for up to three months. If Alex shouts, you hang up.',
  firstMessage: 'Hello.',
  language: 'en',
  recipientName: 'Alex Reed',
  recipientRole: '',
}

it.each([
  ['Could I pause the contract?', 'I can pause the contract for up to three months.'],
  ['Is there any way to cancel early?', 'Cancelling early is only possible with a letter from a doctor.'],
])('%s', async (said, told) => {
  await readScenario(scenario)
  const turns = [
    { role: 'agent' as const, message: 'Hello.', at: 0 },
    { role: 'user' as const, message: said, at: 8 },
  ]
  expect(nextReply(scenario, turns, 8).text).toContain(told)
})
