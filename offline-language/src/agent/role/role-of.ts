import { dimensions } from '../../language/encoder/sentence-vector.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import { readRole } from './read-role.js'
import type { Role } from './role.js'

const mostKept = 50
const kept = new Map<string, Role>()

/** The role as its words alone tell it: read at once, for the opening. */
export const roleAtFirst = (scenario: AgentScenario): Role => readRole(scenario, () => noMeaning)
const noMeaning = new Float32Array(dimensions)

/** The role of a scenario, read once: each turn of a conversation needs it. */
export function roleOf(scenario: AgentScenario): Role {
  const key = JSON.stringify(scenario)
  const known = kept.get(key)
  if (known) return known
  const role = readRole(scenario)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, role)
  return role
}
