import { accordTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { farewell } from './closing.js'
import type { Conversation } from './conversation.js'

const { opens, praises, closes, refuses } = loadPatterns('replies/summed-up', 'opens', 'praises', 'closes', 'refuses')
const fewestTurns = 4

/** Whether the person says what was agreed and leaves: "So Monday, no key, full wages. Thank you, Barty." */
function sumsUp({ utterance: { text, questions } }: Conversation): boolean {
  return questions.length === 0 && closes.test(text) && (opens.test(text) || praises.test(text))
}

/** The goodbye to a person who sums up and leaves; null if the role has just refused what was offered. */
export function summedUp(conversation: Conversation): string | null {
  const { userTexts, memory, role, slots } = conversation
  if (userTexts.length < fewestTurns || !sumsUp(conversation)) return null
  if (refuses.test(memory.agentTurns.at(-1) ?? '')) return null
  const yes = pick(accordTemplates.settled, slots, role.register, memory)
  return [yes, farewell(conversation, true)].filter(Boolean).join(' ')
}
