import { ownInstructions } from '../instructed/in-role.js'
import { notInstructed } from '../instructed/instructed.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import type { AuthoredLine } from './authored-lines.js'
import { knownToPart } from './known-to-part.js'
import { withOpeningCases } from './opening-cases.js'
import { promptOfPart } from './prompt-of-part.js'
import { roleByMeaning } from './role-by-meaning.js'
import { roleByRules } from './role-by-rules.js'
import type { Role } from './role.js'
import { withOwnPerson } from './with-own-person.js'
import { withoutReactions } from './without-reactions.js'

/** The role of a scenario without the lines of its author; `instructed` is how the part begins, and what it takes but does not suggest. */
export function readRole(scenario: AgentScenario, lines: AuthoredLine[] = [], instructed = notInstructed): Role {
  const read = promptOfPart(scenario)
  const known = knownToPart(read)
  const byRules = roleByRules(read, known, lines)
  const full = roleByMeaning(byRules, read, known)
  const own = ownInstructions(instructed, full.units, read.counterpart)
  return withoutReactions(withOpeningCases(withOwnPerson({ ...full, ...own }, read.kinds.cast)))
}
