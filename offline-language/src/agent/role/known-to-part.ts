import { isClean } from '../wording/clean-sentence.js'
import { sourceOf } from '../written/read-kinds.js'
import { caseFacts } from './case-facts.js'
import { type ClosingRules, closingRules, saysWhenToClose } from './closing-rules.js'
import type { Dealing } from './dealing.js'
import { dealingsOf } from './dealings.js'
import { knowledgeOf } from './facts.js'
import type { Goal } from './goal.js'
import { goalsOf } from './goals.js'
import { keptBackIn, tellsLimit } from './kept-back.js'
import type { Fact } from './knowledge.js'
import { lockedFacts, lockedWords } from './locked-facts.js'
import type { PromptOfPart } from './prompt-of-part.js'
import { linesOf } from './prompt-sections.js'
import { type Trigger, triggersOf } from './triggers.js'

/** What the part knows, keeps back, wants and bargains over, and its cases. */
export interface KnownToPart {
  facts: Fact[]
  hidden: string[]
  goals: Goal[]
  dealings: Dealing[]
  triggers: Trigger[]
  closing: ClosingRules
}

/** Who may promise nothing closes no deal. */
export const promisesNothing = (prompt: string): boolean =>
  /\b(?:never|do not|don't|must not) (?:promise|commit to|agree to) (?:an?|any|anything)\b/i.test(prompt)

/** "You end by promising a written offer" outside of a section about the end. */
const endsBy = /^(?:you )?(?:end|close|finish)s?\b.*\bby \w+ing\b/i

/** How sure it has to be that a sentence says how the part behaves. */
const leastOfManner = 0.5

function closingOf({ sections, sentences, counterpart }: PromptOfPart): ClosingRules {
  const lines = [...linesOf(sections, 'closing'), ...sentences.filter((sentence) => endsBy.test(sentence))]
  const rules = closingRules(lines, counterpart)
  return { ...rules, isGiven: rules.isGiven || sentences.some(saysWhenToClose) }
}

const casesOf = ({ sentences, counterpart, kinds }: PromptOfPart): Trigger[] =>
  triggersOf(sentences, counterpart, (sentence) => {
    const source = sourceOf(sentence, kinds)
    return source !== null && source.shares.manner + source.shares.person >= leastOfManner
  })

/** No fact tells the limit of a dealing; a locked one is marked. `hidden` also has the topics of locks that no fact tells. */
export function knownToPart(read: PromptOfPart): KnownToPart {
  const { prompt, sections, counterpart, locks } = read
  const closing = closingOf(read)
  const triggers = casesOf(read)
  const { facts: stated, hidden: kept } = knowledgeOf(sections, counterpart)
  const hidden = [...new Set([...kept, ...keptBackIn(sections)])]
  const goals = goalsOf(sections, counterpart)
  const spoken = goals.flatMap(({ lines }) => lines).join(' ')
  const dealings = promisesNothing(prompt) ? [] : dealingsOf(prompt, hidden, spoken)
  const known = [...stated, ...caseFacts(triggers, closing.whenMet, stated)]
  const sayable = known.filter(({ text }) => isClean(text) && !dealings.some((each) => tellsLimit(text, each)))
  const facts = lockedFacts(sayable, locks)
  return { facts, hidden: [...hidden, ...lockedWords(facts, locks)], goals, dealings, triggers, closing }
}
