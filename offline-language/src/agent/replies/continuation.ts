import { answer } from './answer.js'
import type { Conversation } from './conversation.js'
import { press } from './goal-moves.js'
import { nextWords } from './next-words.js'

/** Intents that are off the topic but do not end the conversation. */
const ledAway = new Set(['silence', 'asks-if-machine', 'injection', 'off-topic', 'asks-who'])

export interface Continuation {
  text: string
  /** False if no topic is left: then the text is only a reaction. */
  goesOn: boolean
}

/** The reply that continues: a reaction to the last turn, then a follow-up question or the next goal. */
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

/** Whether the last turn asked a question that the prompt answers. */
function isKnown(conversation: Conversation): boolean {
  return conversation.utterance.act === 'question' && answer(conversation).isFact
}
