import type { AgentScenario } from '../prompt/agent-scenario.js'
import { plainPrompt } from '../prompt/plain-prompt.js'
import { withNamedPronouns } from '../prompt/named-pronouns.js'
import { withWholeSentences } from '../prompt/whole-sentences.js'
import { fillPlaceholders } from './fill-placeholders.js'
import { withoutLabels } from './labelled-lines.js'
import { withListLines } from './list-lines.js'
import { namedPart } from './named-part.js'
import { withListedWishes } from './offered-lists.js'
import { withoutName } from '../prompt/person-name.js'
import { addressedToAgent } from './second-person.js'
import { withPersonInConditions } from '../written/person-in-conditions.js'
import { withPartIntroduced } from '../written/introduced.js'
import { withSharesInMoney } from './shares-in-money.js'

/** Longer than any prompt written by hand; the rest is ignored. */
const mostCharacters = 24_000

/** A scenario's prompt as plain sentences in which "you" is the part, even if its author used a name or "he". */
export function partText(scenario: AgentScenario): string {
  const written = fillPlaceholders(
    withPartIntroduced({ ...scenario, prompt: scenario.prompt.slice(0, mostCharacters) }),
    scenario,
  )
  const named = plainPrompt(
    withListLines(withSharesInMoney(withPersonInConditions(withoutName(written, scenario)))),
    scenario,
  )
  return withNamedPronouns(withWholeSentences(addressedToAgent(namedPart(withListedWishes(withoutLabels(named))))))
}
