import type { AgentScenario } from '../prompt/agent-scenario.js'
import { withApposedRole } from '../prompt/apposed-role.js'
import { withLabelSentences } from '../prompt/label-forms.js'
import { withHiddenTruth } from '../prompt/hidden-truth.js'
import { withKinAsObject } from '../prompt/kin-as-object.js'
import { withListenerAsObject } from '../prompt/listener-as-object.js'
import { withMarkedRecipient } from '../prompt/marked-recipient.js'
import { withoutLetter } from '../prompt/player-letter.js'
import { withRecipientNamed } from '../prompt/recipient-pronouns.js'
import { withoutNickname } from '../prompt/nickname.js'
import { withNameApart } from '../prompt/name-with-clause.js'
import { withWishItems } from '../prompt/wish-items.js'
import { withElidedUnits } from '../prompt/elided-units.js'
import { withTheyAsRecipient } from '../prompt/they-as-recipient.js'
import { withShorterSentences } from '../prompt/shorter-sentences.js'
import { withoutHardBreaks } from '../prompt/unwrapped.js'
import { readInstructed } from '../instructed/instructed.js'
import { heldBackForms } from '../prompt/tidy/held-back-forms.js'
import { noteForms, withDashedLabels } from '../prompt/tidy/note-forms.js'
import { withSteps } from '../prompt/tidy/step.js'
import { introducedName } from '../written/introduced.js'
import { withoutAuthoredLines } from './authored-lines.js'
import { fillPlaceholders } from './fill-placeholders.js'
import { readRole } from './read-role.js'
import type { Role } from './role.js'

const mostKept = 50
const kept = new Map<string, Role>()

/** What makes plain sentences of an author's long or short ones, in this order. */
const plainSentences: readonly ((prompt: string) => string)[] = [
  withoutHardBreaks,
  withShorterSentences,
  withElidedUnits,
  withKinAsObject,
  withTheyAsRecipient,
  withHiddenTruth,
]

/** The role of a scenario, read once: each turn of a conversation needs it. */
export function roleOf(scenario: AgentScenario): Role {
  const key = JSON.stringify(scenario)
  const known = kept.get(key)
  if (known) return known
  // An author's lines stay as they are: no name in them is the recipient's to be replaced.
  const { prompt: unlined, lines } = withoutAuthoredLines(fillPlaceholders(scenario.prompt, scenario))
  const unbroken = {
    ...scenario,
    prompt: withSteps(
      plainSentences.reduce((prompt, step) => step(prompt), unlined),
      heldBackForms,
    ),
  }
  const instructed = readInstructed(unbroken)
  const letter = withoutLetter(withoutNickname(instructed.scenario))
  const addressed = withListenerAsObject(
    withApposedRole(withMarkedRecipient(withOwnName(withWishItems(letter.scenario)))),
  )
  const marked = letter.isToPerson ? addressed : withRecipientNamed(addressed)
  const plain = withSteps(withLabelSentences(withDashedLabels(marked.prompt)), noteForms)
  const role = readRole({ ...marked, prompt: withNameApart(plain, marked.recipientName) }, lines, instructed)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, role)
  return role
}

/** A scenario in which the name of the part is not taken for that of a person who is called the same. */
function withOwnName(scenario: AgentScenario): AgentScenario {
  const words = scenario.recipientName.match(/\p{Lu}\p{L}{2,}/gu) ?? []
  if (!words.some((word) => scenario.prompt.includes(word))) return scenario
  const nameless = { ...scenario, recipientName: '' }
  const part = introducedName(nameless)?.split(' ') ?? []
  return words.some((word) => part.includes(word)) ? nameless : scenario
}
