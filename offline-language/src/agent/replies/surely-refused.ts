import { amountsIn } from '../wording/amounts.js'
import { withDigits } from '../wording/number-words.js'
import type { Conversation } from './conversation.js'
import { refusalByMeaning } from './side-by-meaning.js'
import { isPersonal } from './tone.js'

/** What is meant decides better than words whether something is refused, if the prompt says it; over sums, the dealings decide. */
export function surelyRefused(conversation: Conversation): string | null {
  const { role, utterance } = conversation
  if (role.dealing !== null || isPersonal(conversation)) return null
  const words = refusalByMeaning(conversation)
  const figures = amountsIn(utterance.text).map(({ value }) => value)
  if (figures.length > 0 && !amountsIn(withDigits(words ?? '')).some(({ value }) => figures.includes(value)))
    return null
  return words && /^No[.,] I\b/.test(words) ? words : null
}
