import { nextReply, openConversation } from '../src/agent/next-reply.js'
import type { AgentScenario, AgentTurn } from '../src/agent/prompt/agent-scenario.js'

/** A scenario that is nothing but its prompt, for someone of this role. */
export const scenarioFor =
  (recipientRole: string, recipientName = 'Sam') =>
  (prompt: string): AgentScenario => ({
    title: 'A talk',
    prompt,
    firstMessage: '',
    language: 'en',
    recipientName,
    recipientRole,
  })

/** Plays a scenario with these turns of the person, which ignore the agent's replies; returns its opening and replies. */
export function playSaid(scenario: AgentScenario, said: readonly string[]): string[] {
  const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  for (const message of said) {
    turns.push({ role: 'user', message, at: 10 })
    turns.push({ role: 'agent', message: nextReply(scenario, turns, 10).text, at: 12 })
  }
  return turns.filter(({ role }) => role === 'agent').map(({ message }) => message)
}
