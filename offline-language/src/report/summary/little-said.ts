import { capitalised } from '../../language/tokens/first-letter.js'
import { counted } from '../../language/phrases/in-words.js'
import type { Conversation } from '../read/conversation.js'

const fewTurns = 3
const fewWords = 30
const smallShare = 0.12

/** Says plainly that the recipient was silent or said very little; '' if not. */
export function littleSaid({ turns, cast, wordCount }: Conversation): string {
  const own = turns.filter(({ role }) => role === 'user')
  const name = capitalised(cast.user.short)
  if (own.length === 0) return `${name} says nothing.`
  const words = own.reduce((sum, turn) => sum + turn.wordCount, 0)
  const isLittle = turns.length - own.length >= fewTurns && words < fewWords && words < wordCount * smallShare
  return isLittle ? `${name} says very little: ${counted(words, 'word')} in ${counted(own.length, 'turn')}.` : ''
}
