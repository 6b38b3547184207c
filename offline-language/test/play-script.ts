import { readdirSync, readFileSync } from 'node:fs'
import type { AgentReply, AgentScenario, AgentTurn } from '../src/agent/prompt/agent-scenario.js'

/** A written person: what they say in order, and what they say instead after certain words of the agent. */
export interface Person {
  name: string
  said: string[]
  /** Each is said once, after a turn of the agent that matches `to`. */
  answers?: { to: string; say: string }[]
  /** The agent's reply to the person's turn that matches `after` must match `reply`. */
  hears?: { after: string; reply: string }[]
  closes: boolean
}

export interface WrittenScenario {
  name: string
  scenario: AgentScenario
  /** What the agent must not say before the person has said it. */
  never: string[]
  people: Person[]
}

interface File extends Omit<AgentScenario, 'prompt' | 'language'> {
  prompt: string[]
  never: string[]
  people: Person[]
}

const folder = `${import.meta.dirname}/test-data/agent`

/** The scenarios of `test-data/agent`. They were written for this, in prose, unlike the samples. */
export function readWrittenScenarios(): WrittenScenario[] {
  return readdirSync(folder).map((name) => {
    const { prompt, never, people, ...rest } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as File
    const scenario = { ...rest, prompt: prompt.join('\n'), language: 'en' }
    return { name: name.replace('.json', ''), scenario, never, people }
  })
}

export interface Agent {
  openConversation: (scenario: AgentScenario) => AgentReply
  nextReply: (scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number) => AgentReply
}

/** Plays a whole conversation; `isClosed` says whether the agent ended it. */
export function playScript(
  { openConversation, nextReply }: Agent,
  scenario: AgentScenario,
  { said, answers = [] }: Person,
): { turns: AgentTurn[]; isClosed: boolean } {
  const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  const left = [...said]
  const open = [...answers]
  while (left.length > 0) {
    const last = turns.at(-1)?.message ?? ''
    const answered = open.findIndex(({ to, say }) => new RegExp(to, 'i').test(last) && !isSaid(turns, say))
    const [answer] = answered >= 0 ? open.splice(answered, 1) : []
    const message = answer?.say ?? left.shift() ?? ''
    if (!answer && isSaid(turns, message)) continue
    const at = turns.length * 8
    turns.push({ role: 'user', message, at })
    const { text, closes } = nextReply(scenario, turns, at)
    turns.push({ role: 'agent', message: text, at: at + 2 })
    if (closes) return { turns, isClosed: true }
  }
  return { turns, isClosed: false }
}

function isSaid(turns: readonly AgentTurn[], words: string): boolean {
  return turns.some(({ role, message }) => role === 'user' && message === words)
}
