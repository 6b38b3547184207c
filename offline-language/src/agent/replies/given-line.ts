import { chanceOfMet } from '../conditions/met.js'
import type { Conversation } from './conversation.js'
import { isOfSecret } from './takes.js'

/** An author's line fits a turn that only nearly meets its case better than a choice among the facts. */
const leastOfGiven = 0.75

/** The words that the prompt gives for the case that the turn meets most surely; null if there are none, or they were said. */
export function givenLine(conversation: Conversation): string | null {
  const { role, memory, utterance } = conversation
  const [best] = role.triggers
    .filter((trigger) => trigger.says.length > 0 && !isOfSecret(trigger, conversation))
    .map((trigger) => ({ trigger, met: chanceOfMet(trigger, utterance.text) }))
    .filter(({ met }) => met >= leastOfGiven)
    .toSorted((a, b) => b.met - a.met)
  return best?.trigger.says.find((line) => !memory.isSaid(line)) ?? null
}
