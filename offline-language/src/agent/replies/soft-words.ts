import { loadPatterns } from '../../data/load-patterns.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { type Tone, toneIn } from './tone-in.js'

/** "I have noticed that he keeps looking away": nothing about which anybody feels better. */
const { worrying } = loadPatterns('replies/worrying-news', 'worrying')

const byTone: Partial<Record<Tone, 'softerApology' | 'softerPraise' | 'softerHeard'>> = {
  apology: 'softerApology',
  praise: 'softerPraise',
  comfort: 'softerHeard',
}

/** How a part takes an apology, praise or comfort that it has waited for; null for a turn of another tone. */
export function acknowledged({ role, memory, slots, utterance }: Conversation): string | null {
  const name = byTone[toneIn(utterance.text) ?? 'attack']
  return name ? pick(decisionTemplates[name], slots, role.register, memory) : null
}

/** How a part takes what makes it softer. */
export function softWords(conversation: Conversation): string | null {
  const { role, memory, slots, utterance } = conversation
  const own = acknowledged(conversation)
  if (own) return own
  const isWorrying = worrying.test(utterance.text) && !byTone[toneIn(utterance.text) ?? 'attack']
  return (
    (isWorrying ? pick(decisionTemplates.softerListens, slots, role.register, memory) : null) ??
    pick(decisionTemplates.softer, slots, role.register, memory)
  )
}
