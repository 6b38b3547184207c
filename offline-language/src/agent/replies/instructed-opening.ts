import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation } from './conversation.js'
import { firstGreeting, isGreeting } from './first-greeting.js'
import { isWhollyFit } from './fit-sentence.js'
import { joinParts } from './goal-moves.js'
import { hello } from './hello.js'
import { idleKind } from './idle-talk.js'
import { openingTalk } from './opening-talk.js'
import { asksOccasion } from './own-occasion.js'
import { isOpenTelling } from './open-telling.js'
import { ofTalk } from './reply-by-units.js'
import type { Response } from './response-kinds.js'

/** Later, what the prompt has the part begin with is no beginning. */
const latest = 3

/** Whether a turn waits for the part to begin: it greets, asks how it is or what it is about, or asks nothing. */
function isInvited(conversation: Conversation): boolean {
  const { utterance } = conversation
  const questions = sentencesOf(utterance.text).filter((sentence) => sentence.endsWith('?'))
  return questions.every(
    (question) =>
      isGreeting(question) ||
      idleKind(question, conversation) !== null ||
      asksOccasion.test(question) ||
      isOpenTelling(question) ||
      asksNews.test(question) ||
      namesSelf(question),
  )
}
const asksNews = /\bwhat(?:['’]s| is) (?:up|new|it|wrong|the matter)\b|\byou wanted to (?:talk|speak|see)\b/i
/** "Olive Gray here, hello?" */
const namesSelf = (question: string) =>
  /^(?:[\p{L} .,'’-]{2,40}[ ,])?(?:hello|hi|yes|here|speaking)\?$/iu.test(question)

/** What the prompt has the part say first, after the greeting; null once it was said, or if something else is asked. */
export const instructedOpening: Response = (conversation, say) => {
  const { role, memory, userTexts, utterance } = conversation
  if (userTexts.length > latest || (ofTalk.has(utterance.act) && utterance.act !== 'greeting')) return null
  const open = role.openings.filter((text) => !memory.isSaid(text) && isWhollyFit(text, conversation))
  if (open.length === 0 || open.length < role.openings.length || !isInvited(conversation)) return null
  const asksMatter =
    [asksOccasion, asksNews].some((looks) => looks.test(utterance.text)) || isOpenTelling(utterance.text)
  const greeting =
    userTexts.length > 1 || asksMatter
      ? null
      : (openingTalk(conversation, say) ?? firstGreeting(conversation) ?? hello(conversation))
  return joinParts(greeting && !open.some((text) => greeting.includes(text)) ? greeting : null, ...open.slice(0, 2))
}
