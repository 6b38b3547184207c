import { loadPatterns } from '../../data/load-patterns.js'
import type { AgentScenario } from './agent-scenario.js'
import { pronounIn } from './part-pronoun.js'

const { object } = loadPatterns('prompt/listener-as-object', 'object')
const anyYou = /\b(?:you|your|yours|yourself)\b/gi

/** "The oven she bought from you": in a prompt about "she" that says "you" to no one else, that is the person who practises. */
export function withListenerAsObject(scenario: AgentScenario): AgentScenario {
  const { prompt } = scenario
  const all = prompt.match(anyYou)?.length ?? 0
  if (all === 0 || pronounIn(prompt) === 'you' || all !== (prompt.match(object)?.length ?? 0)) return scenario
  return { ...scenario, prompt: prompt.replace(object, 'the recipient') }
}
