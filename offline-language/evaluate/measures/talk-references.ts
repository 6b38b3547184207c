import { readFileSync } from 'node:fs'
import { nextReply, openConversation } from '../../src/agent/next-reply.js'
import type { AgentTurn } from '../../src/agent/prompt/agent-scenario.js'
import { nearness, vectorOf } from '../../src/language/encoder/sentence-vector.js'

/** A prompt with a person's turns, each with what a good actor would say to it. */
interface Talk {
  prompt: string[]
  recipientName: string
  recipientRole: string
  firstMessage: string
  turns: { say: string; reference: string }[]
}

export interface NearReplies {
  turns: number
  /** The mean nearness of the replies to the references, by meaning, from -1 to 1. */
  mean: number
  /** The share of replies that are about as near as two good ones. */
  near: number
}

/** Two good replies to one turn are mostly nearer than this. */
const leastNear = 0.5
const secondsOfTurn = 15

/** How near the agent's replies are to those of a good actor, in talks of people that readers answered for it. */
export function nearReplies(): NearReplies {
  const talks = JSON.parse(
    readFileSync(`${import.meta.dirname}/../test-data/talks-with-references.json`, 'utf8'),
  ) as readonly Talk[]
  const found = talks.flatMap(nearnessIn)
  return {
    turns: found.length,
    mean: found.reduce((sum, each) => sum + each, 0) / found.length,
    near: found.filter((each) => each >= leastNear).length / found.length,
  }
}

function nearnessIn({ prompt, turns, ...rest }: Talk): number[] {
  const scenario = { title: 'Practice', language: 'en', ...rest, prompt: prompt.join('\n') }
  const spoken: AgentTurn[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  return turns.map(({ say, reference }, place) => {
    const at = (place + 1) * secondsOfTurn
    spoken.push({ role: 'user', message: say, at })
    const { text } = nextReply(scenario, spoken, at + 1)
    spoken.push({ role: 'agent', message: text, at: at + 2 })
    return nearness(vectorOf(text), vectorOf(reference))
  })
}
