import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { pick } from '../templates/pick.js'
import { loadTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { nextWish } from './initiative.js'
import { ownFeeling } from './own-feeling.js'
import { awaitedApology } from './soft-words.js'
import { type Tone, toneIn } from './tone-in.js'

const templates = loadTemplates('tone', 'attack', 'apology', 'admission', 'praise', 'comfort', 'setback', 'consent')

/** Acts of which the sentence is read in another way. */
const others: ReadonlySet<DialogueAct> = new Set<DialogueAct>([
  'no-consent',
  'goodbye',
  'abuse',
  'silence',
  'greeting',
  'loss',
  'bad-news',
  'forewarning',
  'distress',
  'question',
  'asks-to-agree',
  'condolence',
])

/** How a turn that asks and offers nothing is meant; null if it is plain talk. */
export function toneOf({ utterance: { text, act, questions } }: Pick<Conversation, 'utterance'>): Tone | null {
  if (others.has(act) || questions.length > 0) return null
  return toneIn(text)
}

/** What is said to the person, not to a matter. */
const personal: ReadonlySet<Tone> = new Set<Tone>(['apology', 'admission', 'praise', 'comfort', 'attack'])

/** Whether nothing of the role's own belongs after the reaction. */
export function isPersonal(conversation: Conversation): boolean {
  const tone = toneOf(conversation)
  return tone !== null && personal.has(tone)
}

/** What a tone is answered with; a setback with what the role wants. */
export function toneReply(conversation: Conversation): string | null {
  const tone = toneOf(conversation)
  const { slots, role, memory } = conversation
  const words =
    (tone && awaitedApology(conversation)) ?? (tone ? pick(templates[tone], slots, role.register, memory) : null)
  if (words && tone === 'comfort') return joinParts(words, ownFeeling(conversation))
  return words && tone === 'setback' && !words.endsWith('?') ? joinParts(words, nextWish(conversation)) : words
}
