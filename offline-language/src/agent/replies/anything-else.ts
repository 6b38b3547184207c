import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from './conversation.js'
import { nextWish } from './initiative.js'
import { openedSecret } from './open-secret.js'
import { openQuestion } from './open-question.js'
import { talkOf } from './talk.js'

const { asksForMore } = loadPatterns('replies/anything-else', 'asksForMore')

/** "So we do it on Friday. Have I missed anything?" */
const sumsUp = /\b(?:missed|forget|forgotten|overlooked|to sum up|sum(?:ming)? (?:it |that )?up|so we)\b/i

/** Earlier, "Is there anything else?" asks for the story. */
const fewestTurns = 5

/** "Is there anything else?" near the end: what is still open, else that it is all. */
export function replyToAnythingElse(conversation: Conversation): string | null {
  const { utterance, userTexts, slots, role, memory } = conversation
  if (userTexts.length < fewestTurns || !asksForMore.test(utterance.questions.at(-1) ?? '')) return null
  return (
    openedSecret(talkOf(conversation)) ??
    (sumsUp.test(utterance.text) ? null : (nextWish(conversation) ?? openQuestion(conversation))) ??
    pick(answerTemplates.noQuestion, slots, role.register, memory)
  )
}
