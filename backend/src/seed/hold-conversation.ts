import type { TranscriptEntry } from '@clarity/contracts'
import type { Agent, AgentScenario, AgentTurn } from '../providers/agent/agent.js'

const charactersPerSec = 15

export interface HeldConversation {
  readonly transcript: TranscriptEntry[]
  readonly durationSecs: number
}

/** A conversation of the agent with a person who says these lines, each in about the time that speaking it takes. */
export async function holdConversation(
  agent: Agent,
  scenario: AgentScenario,
  lines: readonly string[],
): Promise<HeldConversation> {
  const turns: AgentTurn[] = []
  let now = 0
  const say = (role: AgentTurn['role'], message: string) => {
    turns.push({ role, message, at: now })
    now += Math.ceil(message.length / charactersPerSec) + 1
  }
  say('agent', (await agent.open(scenario)).text)
  for (const line of lines) {
    say('user', line)
    const { text, closes } = await agent.reply(scenario, turns, now)
    say('agent', text)
    if (closes) break
  }
  return { transcript: turns.map(toEntry), durationSecs: now }
}

function toEntry({ role, message, at }: AgentTurn): TranscriptEntry {
  const duration = Math.ceil(message.length / charactersPerSec)
  return { role, message, time_in_call_secs: at, tool_calls: [], duration }
}
