import { capitalised } from '../../language/tokens/first-letter.js'
import type { Conversation } from './conversation.js'

/** A word of the person's turn, with what the prompt answers to what is too general: '"Team player"? Give me an example.' */
export function questionedWord(word: string, { role, memory }: Conversation): string | null {
  const line = role.speech.toVague.find((quote) => !memory.holds(quote))
  return line ? `“${capitalised(word)}”? ${line}` : null
}

/** The answer to a word that the prompt names as too general. */
export function replyToGeneralWord(conversation: Conversation): string | null {
  const said = conversation.utterance.text.toLowerCase()
  const word = conversation.role.speech.general.find((general) => said.includes(general))
  return word ? questionedWord(word, conversation) : null
}
