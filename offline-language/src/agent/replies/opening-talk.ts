import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isCaseMet } from './case-met.js'
import { isFirstGreeting, isGreeting } from './first-greeting.js'
import { replyToWellbeing } from './greeting-replies.js'
import { firstTurns, idleKind, replyToKind } from './idle-talk.js'
import { ownFeeling } from './own-feeling.js'
import type { Response } from './response-kinds.js'

/** How someone is, the prompt says: in answer to a question, or to "You look tired". */
const ofState = 'wellbeing'
const ofLooks = 'looksTired'
/** With a day, it asks for a date: "Can we talk on Monday?" */
const ofTime = 'moment'

/** The short answer to small talk in the first turns: "Did you find somewhere to park? Fancy a tea?"; null for anything else. */
export const openingTalk: Response = (conversation, say) => {
  const { userTexts, utterance, role } = conversation
  if (userTexts.length > firstTurns || isFirstGreeting(conversation)) return null
  const sentences = sentencesOf(utterance.text)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  const open = questions.length > 0 ? questions : sentences.filter((sentence) => !isGreeting(sentence))
  const kinds = open.map((sentence) => idleKind(sentence, conversation))
  const kind = kinds.at(-1)
  if (kind == null || kinds.includes(null) || (kind === ofTime && utterance.day)) return null
  // "If he asks how things are at home, you open up"
  if (role.triggers.some((trigger) => isCaseMet(trigger, conversation))) return null
  if (kind === ofState) return replyToWellbeing(conversation, say)
  return (kind === ofLooks ? ownFeeling(conversation) : null) ?? replyToKind(kind, conversation)
}
