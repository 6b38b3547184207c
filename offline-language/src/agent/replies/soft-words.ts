import type { Described } from '../conditions/described.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { type Tone, toneIn } from './tone-in.js'

/** "I have noticed that he keeps looking away": nothing about which anyone feels better. */
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

/** "What you long for is that he says sorry", "nobody ever rang to apologise" */
const { awaitsApology } = loadPatterns('replies/awaits-apology', 'awaitsApology')

/** What an apology gets that the prompt says the part has waited for; null for any other turn. */
export function awaitedApology(conversation: Conversation): string | null {
  const { role, utterance } = conversation
  if (toneIn(utterance.text) !== 'apology' || condoles.test(utterance.text)) return null
  const isAwaited =
    awaitsApology.test(role.prompt) ||
    role.triggers.some(({ tone, words }) => tone === 'softer' && apologises.test(words))
  return isAwaited ? acknowledged(conversation) : null
}
const condoles = /\bsorry (?:for your|to hear|about your)\b/i
const apologises = /\b(?:sorry|apolog\p{L}+)\b/iu

/** "Admits that your work was overlooked" is taken as an apology is. */
const admits = /\b(?:admits?|owns? up|apolog\p{L}+|concedes?|acknowledges?)\b/iu

/** How a part takes what makes it softer. */
export function softWords(conversation: Conversation, { words }: Described): string | null {
  const { role, memory, slots, utterance } = conversation
  const own = acknowledged(conversation)
  if (own) return own
  if (admits.test(words)) return pick(decisionTemplates.softerApology, slots, role.register, memory)
  const isWorrying = worrying.test(utterance.text) && !byTone[toneIn(utterance.text) ?? 'attack']
  return (
    (isWorrying ? pick(decisionTemplates.softerListens, slots, role.register, memory) : null) ??
    pick(decisionTemplates.softer, slots, role.register, memory)
  )
}
