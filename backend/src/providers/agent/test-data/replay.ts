import { readFileSync } from 'node:fs'
import { sampleScenarios } from '../../../features/scenarios/sample-scenarios/sample-scenarios.js'
import type { AgentScenario, AgentTurn } from '../agent.js'
import type { OfflineAgent } from '../offline-agent.js'

interface Script {
  name: string
  /** One of the file's own scenarios, or a sample by its title. */
  scenario: string | { sample: string; recipientName: string }
  said: string[]
}

const file = JSON.parse(readFileSync(`${import.meta.dirname}/conversations.json`, 'utf8')) as {
  scenarios: Record<string, AgentScenario>
  conversations: Script[]
}

export interface PlayedConversation {
  name: string
  scenario: AgentScenario
  said: string[]
}

/** What people said in practice talks, with the scenario that they were in. */
export const conversations: PlayedConversation[] = file.conversations.map(({ name, scenario, said }) => ({
  name,
  scenario: scenarioOf(scenario),
  said,
}))

function scenarioOf(scenario: Script['scenario']): AgentScenario {
  if (typeof scenario === 'string') {
    const own = file.scenarios[scenario]
    if (!own) throw new Error(`test-data/conversations.json has no scenario ${scenario}`)
    return own
  }
  const sample = sampleScenarios.find(({ title }) => title === scenario.sample)
  if (!sample) throw new Error(`There is no sample "${scenario.sample}"`)
  return {
    title: sample.title,
    prompt: sample.ai_prompt,
    firstMessage: sample.first_message ?? '',
    language: 'en',
    recipientName: scenario.recipientName,
    recipientRole: sample.recipient_role_description,
  }
}

/** Plays a conversation until the agent ends it or nothing is left to be said; fifteen seconds a turn. */
export function replay(
  agent: OfflineAgent,
  scenario: AgentScenario,
  said: readonly string[],
): { turns: AgentTurn[]; closedAfter: number | null } {
  const turns: AgentTurn[] = [{ role: 'agent', message: agent.open(scenario).text, at: 0 }]
  for (const [place, message] of said.entries()) {
    const at = (place + 1) * 15
    turns.push({ role: 'user', message, at })
    const { text, closes } = agent.reply(scenario, turns, at)
    turns.push({ role: 'agent', message: text, at: at + 2 })
    if (closes) return { turns, closedAfter: place + 1 }
  }
  return { turns, closedAfter: null }
}
