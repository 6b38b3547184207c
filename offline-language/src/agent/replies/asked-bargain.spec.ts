import { expect, it } from 'vitest'
import { nextReply, readScenario } from '../next-reply.js'

const scenario = {
  title: '',
  prompt:
    'You are Sunita Rao and run a cake shop. Alex has ordered a cake with four tiers. You cannot do a fifth tier, your oven is too ' +
    'small for it. You can change the top two tiers to chocolate for £60 extra if Alex decides by tonight.',
  firstMessage: 'Hello.',
  language: 'en',
  recipientName: 'Alex Reed',
  recipientRole: '',
}

it.each([
  ['Could you add one more tier?', /^No, I can't do a fifth tier/],
  ['Can we change it to chocolate?', /^If you decide by tonight, I can change the top two tiers/],
])('%s', async (said, told) => {
  await readScenario(scenario)
  const turns = [
    { role: 'agent' as const, message: 'Hello.', at: 0 },
    { role: 'user' as const, message: said, at: 8 },
  ]
  expect(nextReply(scenario, turns, 8).text).toMatch(told)
})
