import { pick } from '../templates/pick.js'
import { answerTemplates, type Templates } from '../templates/templates.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { accepted } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { nextWish } from './initiative.js'
import { openedSecret } from './open-secret.js'
import { stillOpen } from './open-telling.js'
import { openQuestion } from './open-question.js'
import { ownQuestion } from './pursued-goal.js'
import { talkOf } from './talk.js'

const { asksForMore } = loadPatterns('replies/anything-else', 'asksForMore')

/** "So we do it on Friday. Have I missed anything?" */
const sumsUp = /\b(?:missed|forget|forgotten|overlooked|to sum up|sum(?:ming)? (?:it |that )?up|so we)\b/i

/** "Do you have any other questions?", "Is there anything else you would like to know?" */
const invitesQuestions = /\bquestions?\b|\byou(?: would|['’]d)? (?:still |also )?(?:like|want|need) to (?:know|ask)\b/i

/** Earlier, "Is there anything else?" asks for the story. */
const fewestTurns = 5

/** "Is there anything else?" near the end: what is still open, else that it is all. */
export function replyToAnythingElse(conversation: Conversation): string | null {
  const { utterance, userTexts, slots, role, memory } = conversation
  const question = utterance.questions.at(-1) ?? ''
  if (userTexts.length < fewestTurns || !asksForMore.test(question)) return null
  const say = (templates: Templates) => pick(templates, slots, role.register, memory)
  const secret = openedSecret(talkOf(conversation))
  if (secret) return secret
  // Once they agree, nobody begins their story.
  const isAgreed = memory.agentTurns.some((turn) => accepted.test(turn))
  const own = isAgreed ? null : ownQuestion(conversation, '')
  if (invitesQuestions.test(question)) return openQuestion(conversation) ?? own ?? say(answerTemplates.noQuestion)
  const open = own ?? nextWish(conversation) ?? (isAgreed ? null : stillOpen(conversation))
  const more = sumsUp.test(utterance.text) ? null : open
  return more ?? say(answerTemplates.nothingElse)
}
