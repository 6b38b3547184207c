import type { Conversation } from '../read/conversation.js'
import { matterOfNoun, matterOfTitle, thingOfTitle } from './matter-of-title.js'
import { matterOfPrompt, thingOfPrompt } from './matter-of-prompt.js'

/** What the scenario says that the talk is about, from the plainest to the vaguest; null for what was not talked about. */
export interface MatterOfScenario {
  /** What one of them wants or both do. */
  given: string | null
  /** What is so, or what the title names them to do. */
  other: string | null
  /** "Ann and Tom talk about the shop." */
  vague: () => string | null
}

export function matterOfScenario({ cast, turns, scenarioTitle }: Conversation, prompt: string): MatterOfScenario {
  const texts = turns.map(({ text }) => text)
  const said = texts.join(' ')
  const titled = { title: scenarioTitle, prompt, turns: texts }
  return {
    given: matterOfPrompt(prompt, said, cast) ?? matterOfTitle(titled, cast),
    other: matterOfNoun(titled, cast) ?? thingOfPrompt(prompt, said, cast),
    vague: () => thingOfTitle(titled, cast),
  }
}
