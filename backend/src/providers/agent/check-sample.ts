import type { AgentScenario, AgentTurn } from './agent.js'

/** A conversation with one turn, for the check. */
export const sampleScenario: AgentScenario = {
  title: 'Late deliveries',
  prompt: 'You are the customer of a warehouse. Ask why the deliveries were late.',
  firstMessage: 'Hello, this is Sam. Why were the deliveries late?',
  language: 'en',
  recipientName: 'Alex',
  recipientRole: 'Account manager',
}

export const sampleTurns: readonly AgentTurn[] = [
  { role: 'agent', message: sampleScenario.firstMessage, at: 0 },
  { role: 'user', message: 'Two of our drivers were ill last week.', at: 5 },
]
