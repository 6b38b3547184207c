import type { AgentScenario } from '../prompt/agent-scenario.js'
import { type Counterpart, counterpartOf } from '../prompt/counterpart.js'
import { pronounIn } from '../prompt/part-pronoun.js'
import { personPronounOf } from '../prompt/person-pronoun.js'
import type { Own } from '../units/sayable.js'
import { introducedName } from '../written/introduced.js'
import { readKinds, type ReadPrompt } from '../written/read-kinds.js'
import type { Lock } from './lock.js'
import { locksOf } from './locks.js'
import { nameIn } from './name-in.js'
import { partNamesOf } from './part-names.js'
import { partText } from './part-text.js'
import { type PromptSection, promptSections } from './prompt-sections.js'
import { promptSentences } from './prompt-sentences.js'

/** The text of a prompt as every reading of it needs it. */
export interface PromptOfPart {
  scenario: AgentScenario
  counterpart: Counterpart
  /** The text about the part, its sentences, and the pronoun by which it calls the part. */
  whole: string
  written: string[]
  own: Own
  /** The same without the rules by which something is kept back, which are the locks. */
  prompt: string
  sentences: string[]
  sections: PromptSection[]
  locks: Lock[]
  name: string | null
  kinds: ReadPrompt
}

/** Reads the text of a scenario without its author's lines: who the two are, its sentences, sections and locks. */
export function promptOfPart(scenario: AgentScenario): PromptOfPart {
  const whole = partText(scenario)
  const counterpart = counterpartOf(scenario.recipientRole.slice(0, 300), whole, personPronounOf(scenario))
  const written = promptSentences(whole)
  const { prompt, locks } = locksOf(whole, written, counterpart)
  const name = nameIn(prompt) ?? partNamesOf(scenario.prompt.slice(0, 200))[0] ?? introducedName(scenario)
  return {
    scenario,
    counterpart,
    whole,
    written,
    own: pronounIn(scenario.prompt),
    prompt,
    sentences: promptSentences(prompt),
    sections: promptSections(prompt),
    locks,
    name,
    kinds: readKinds(scenario, name),
  }
}
