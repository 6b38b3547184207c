import { answer } from './answer.js'
import type { Conversation } from './conversation.js'
import { press } from './goal-moves.js'
import { nextWords } from './next-words.js'

/** Nobody is sent off for asking these. */
const ledAway = new Set(['silence', 'asks-if-machine', 'injection', 'off-topic', 'asks-who'])

export interface Continuation {
  text: string
  /** False when nothing is left to talk about: the text is then no more than a reaction. */
  goesOn: boolean
}

/** What the agent says to go on: it takes up the last turn, then asks on, stays with it, or comes to the next goal. */
export function continuation(conversation: Conversation): Continuation {
  const text = nextWords(conversation) ?? ''
  const { memory, untouched } = conversation
  return {
    text,
    goesOn:
      untouched.length > 0 ||
      (text.includes('?') && !memory.isSaid(text)) ||
      ledAway.has(conversation.utterance.act) ||
      isKnown(conversation) ||
      (press(conversation) !== null && text.endsWith(press(conversation) ?? '')),
  }
}

/** Whether the last turn asked for something that the prompt answers. */
function isKnown(conversation: Conversation): boolean {
  return conversation.utterance.act === 'question' && answer(conversation).isFact
}
