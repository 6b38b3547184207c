import type { AgentScenario } from '../prompt/agent-scenario.js'
import { withNameApart } from '../prompt/name-with-clause.js'
import { noteForms, withDashedLabels } from '../prompt/tidy/note-forms.js'
import { withSteps } from '../prompt/tidy/step.js'
import { readRole } from './read-role.js'
import type { Role } from './role.js'

const mostKept = 50
const kept = new Map<string, Role>()

/** The role of a scenario, read once: each turn of a conversation needs it. */
export function roleOf(scenario: AgentScenario): Role {
  const key = JSON.stringify(scenario)
  const known = kept.get(key)
  if (known) return known
  const role = readRole({
    ...scenario,
    prompt: withNameApart(withSteps(withDashedLabels(scenario.prompt), noteForms), scenario.recipientName),
  })
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, role)
  return role
}
