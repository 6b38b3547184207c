import { nextReply, openConversation } from '../src/agent/next-reply.js'
import type { AgentScenario, AgentTurn } from '../src/agent/prompt/agent-scenario.js'

/** A scenario with this prompt, and nothing else that says anything. */
export const aTalk = (prompt: string, recipientRole = 'Caller'): AgentScenario => ({
  title: 'A talk',
  prompt,
  firstMessage: '',
  language: 'en',
  recipientName: 'Sam',
  recipientRole,
})

/** What the agent of this prompt says in one talk: its opening, then its reply to each of these turns. */
export function answersTo(prompt: string, said: readonly string[], recipientRole = 'Caller'): string[] {
  const scenario = aTalk(prompt, recipientRole)
  const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  for (const message of said) {
    turns.push({ role: 'user', message, at: 10 })
    turns.push({ role: 'agent', message: nextReply(scenario, turns, 10).text, at: 12 })
  }
  return turns.filter(({ role }) => role === 'agent').map(({ message }) => message)
}
