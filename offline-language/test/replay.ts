import { readFileSync } from 'node:fs'
import type { AgentScenario, AgentTurn } from '../src/agent/prompt/agent-scenario.js'
import { nextReply, openConversation } from '../src/agent/next-reply.js'

interface File {
  scenarios: Record<string, AgentScenario>
  conversations: { name: string; scenario: string; said: string[] }[]
}

const file = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/practice-conversations.json`, 'utf8')) as File

export interface PlayedConversation {
  name: string
  scenario: AgentScenario
  said: string[]
}

/** Users' turns of real practice conversations, with their scenarios. */
export const conversations: PlayedConversation[] = file.conversations.map(({ name, scenario, said }) => ({
  name,
  scenario: file.scenarios[scenario]!,
  said,
}))

/** Replays a conversation until the agent ends it or the user's turns are used up; fifteen seconds per turn. */
export function replay(
  scenario: AgentScenario,
  said: readonly string[],
): { turns: AgentTurn[]; closedAfter: number | null } {
  const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  for (const [place, message] of said.entries()) {
    const at = (place + 1) * 15
    turns.push({ role: 'user', message, at })
    const { text, closes } = nextReply(scenario, turns, at)
    turns.push({ role: 'agent', message: text, at: at + 2 })
    if (closes) return { turns, closedAfter: place + 1 }
  }
  return { turns, closedAfter: null }
}
