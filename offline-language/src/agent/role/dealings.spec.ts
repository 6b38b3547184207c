import { expect, it } from 'vitest'
import { nextReply } from '../next-reply.js'
import type { AgentTurn } from '../prompt/agent-scenario.js'
import { readRole } from './read-role.js'

const scenario = {
  title: 'A late delivery',
  prompt:
    'You are Hartmut Sommer, the owner of a foundry. The order is worth 48,000 euros. You are prepared to pay up to 3,000 euros in compensation or, alternatively, to grant up to 4 percent discount on the order, but not both.',
  firstMessage: '',
  language: 'en',
  recipientName: 'Kevin Lang',
  recipientRole: 'Buyer',
}

it('reads a limit in money and one by share', () => {
  const { dealings, isEitherOr } = readRole(scenario)
  expect(dealings.map(({ limit }) => limit.text)).toEqual(['3,000 euros', '4 percent'])
  expect(isEitherOr).toBe(true)
})

it('gives one of them only', () => {
  const turns: AgentTurn[] = [{ role: 'agent', message: 'Hello.', at: 0 }]
  for (const message of ['I want 2,000 euros in compensation.', 'And 4 percent off on top.']) {
    turns.push({ role: 'user', message, at: turns.length * 8 })
    turns.push({ role: 'agent', message: nextReply(scenario, turns, 8).text, at: turns.length * 8 })
  }
  expect(turns[2]?.message).toMatch(/2,000 euros.*(?:agreed|deal)/i)
  expect(turns[4]?.message).toMatch(/not both|not on top/i)
})
