import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { chanceOfMet } from '../conditions/met.js'
import { readCondition } from '../conditions/read-condition.js'
import type { Trigger } from '../role/triggers.js'
import type { Conversation } from './conversation.js'
import { withAskedFact } from './beside-line.js'
import { isOfSecret } from './takes.js'

/** An author's line fits a turn that only nearly meets its case better than a choice among the facts. */
const leastOfGiven = 0.75

/** "What if we paid?" offers. */
const offers = /\b(?:what if|how about|what about|suppose|would it help|(?:can|could|may|shall|should) (?:I|we))\b/i

/** Of a turn, what could meet a case: nobody names a price with "Which part costs you most?". */
const partFor = (trigger: Trigger, text: string): string =>
  readCondition(trigger).named.includes('asks')
    ? text
    : sentencesOf(text)
        .filter((sentence) => !sentence.endsWith('?') || offers.test(sentence))
        .join(' ')

/** The words that the prompt gives for the case that the turn meets most surely; null if there are none, or they were said. */
export function givenLine(conversation: Conversation): string | null {
  const { role, memory, utterance } = conversation
  const [best] = role.triggers
    .filter((trigger) => trigger.says.length > 0 && !isOfSecret(trigger, conversation))
    .map((trigger) => ({ trigger, met: chanceOfMet(trigger, partFor(trigger, utterance.text)) }))
    .filter(({ met }) => met >= leastOfGiven)
    .toSorted((a, b) => b.met - a.met)
  const line = best?.trigger.says.find((each) => !memory.isSaid(each))
  return best && line ? withAskedFact(line, best.trigger, conversation) : null
}
