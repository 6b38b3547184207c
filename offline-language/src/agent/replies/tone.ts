import { loadPatterns } from '../../data/load-patterns.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { anyOf } from '../patterns/any-of.js'
import { pick } from '../templates/pick.js'
import { loadTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { nextWish } from './initiative.js'
import { ownFeeling } from './own-feeling.js'

/** The effect of a turn on its listener. */
export type Tone = 'apology' | 'praise' | 'comfort' | 'attack' | 'setback' | 'consent'

const templates = loadTemplates('tone', 'attack', 'apology', 'praise', 'comfort', 'setback', 'consent')

/** The first that applies: "I am sorry, I should have called" is no blame. */
const tones: readonly [Tone, RegExp][] = [
  ['apology', anyOf(loadPatterns('replies/tones/apology', 'sorry', 'begin', 'fault', 'should'))],
  [
    'attack',
    anyOf(loadPatterns('replies/tones/attack', 'insult', 'belittling', 'blame', 'scorn', 'demand', 'harsh', 'disdain')),
  ],
  ['praise', anyOf(loadPatterns('replies/tones/praise', 'thanks', 'values', 'good', 'best', 'owed'))],
  [
    'comfort',
    anyOf(
      loadPatterns(
        'replies/tones/comfort',
        'shared',
        'calming',
        'safe',
        'understanding',
        'hard',
        'worried',
        'imagined',
        'seems',
      ),
    ),
  ],
  ['consent', anyOf(loadPatterns('replies/tones/consent', 'gives', 'glad'))],
  ['setback', anyOf(loadPatterns('replies/tones/setback', 'cannot', 'no', 'rules', 'denied', 'sorry'))],
]

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

/** How a text is meant, even if it asks something. */
export const toneIn = (text: string): Tone | null => tones.find(([, looks]) => looks.test(text))?.[0] ?? null

/** What is said to the person, not to a matter. */
const personal: ReadonlySet<Tone> = new Set<Tone>(['apology', 'praise', 'comfort', 'attack'])

/** Whether nothing of the role's own belongs after the reaction. */
export function isPersonal(conversation: Conversation): boolean {
  const tone = toneOf(conversation)
  return tone !== null && personal.has(tone)
}

/** What a tone is answered with; a setback with what the role wants. */
export function toneReply(conversation: Conversation): string | null {
  const tone = toneOf(conversation)
  const { slots, role, memory } = conversation
  const words = tone ? pick(templates[tone], slots, role.register, memory) : null
  if (words && tone === 'comfort') return joinParts(words, ownFeeling(conversation))
  return words && tone === 'setback' && !words.endsWith('?') ? joinParts(words, nextWish(conversation)) : words
}
