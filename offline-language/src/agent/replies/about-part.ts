import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { searchFacts } from './fact-search.js'
import { asksMore } from './told-fact.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const { toldAll } = loadTemplates('told-all', 'toldAll')
const asksFeeling = anyOf(loadPatterns('replies/asks-feeling', 'feel', 'cope', 'worry'))
const feels = anyOf(loadPatterns('replies/says-feeling', 'feeling', 'verb', 'hours', 'without'))

/** "How do you feel about it?": what weighs on the part. */
export function ofFeeling({ role, memory }: Conversation, question: string): string | null {
  if (!asksFeeling.test(question)) return null
  return (
    role.facts.find(
      ({ text, isGuarded, followsOn }) => !isGuarded && !followsOn && feels.test(text) && !memory.isSaid(text),
    )?.text ?? null
  )
}

/** What was asked has been said in full. */
export function toldBefore({ role, memory, utterance, slots }: Conversation, question: string): string | null {
  if (asksMore.test(question) || !/^(?:and |so |but )?(?:wh|how)/i.test(question)) return null
  const [best] = searchFacts(role.facts, question, utterance.text, '')
  return best && best.score >= certain && memory.isSaid(best.fact.text)
    ? pick(toldAll, slots, role.register, memory)
    : null
}

const certain = 1
