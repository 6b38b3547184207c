import { nextReply, openConversation } from '../src/agent/next-reply.js'
import type { AgentReply, AgentScenario, AgentTurn } from '../src/agent/prompt/agent-scenario.js'

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

/** Plays a scenario with these turns of the person, which ignore the agent's replies; returns the replies after its opening. */
export function repliesTo(
  scenario: AgentScenario,
  said: readonly string[],
  opening = openConversation(scenario).text,
): AgentReply[] {
  const turns: AgentTurn[] = [{ role: 'agent', message: opening, at: 0 }]
  return said.map((message) => {
    turns.push({ role: 'user', message, at: 10 })
    const reply = nextReply(scenario, turns, 10)
    turns.push({ role: 'agent', message: reply.text, at: 12 })
    return reply
  })
}

/** The opening of a scenario and its replies to these turns. */
export function playSaid(scenario: AgentScenario, said: readonly string[]): string[] {
  const opening = openConversation(scenario).text
  return [opening, ...repliesTo(scenario, said, opening).map(({ text }) => text)]
}
