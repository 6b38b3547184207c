import { probeTemplates, receiveTemplates, type Templates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'
import { joinParts, moveOn, returnToQuestion } from './goal-moves.js'
import { hello } from './hello.js'
import { nextWish } from './initiative.js'
import { ownMatter } from './own-story.js'
import { reactAndFollowUp } from './react.js'
import { isSetback } from './turn-signs.js'

export type Say = (templates: Templates) => string | null
export type Response = (conversation: Conversation, say: Say) => string | null

/** Answers briefly, and returns to the open question. */
export const answerBriefly =
  (templates: Templates): Response =>
  (conversation, say) =>
    joinParts(say(templates), returnToQuestion(conversation))

/** Acknowledges the turn briefly, and continues. */
export const acknowledge =
  (templates: Templates): Response =>
  (conversation, say) =>
    joinParts(say(templates), moveOn(conversation))

/** Reacts to the turn, and then asks about it or continues. */
export const reactWith =
  (receive: Templates, probe: Templates): Response =>
  (conversation) =>
    reactAndFollowUp(conversation, receive, probe)

export const reactToFirst = reactWith(receiveTemplates.statement, probeTemplates.statement)

/** Who came with a matter of their own. */
const bringsUp: ReadonlySet<string> = new Set(['seeker', 'wronged', 'dealer'])

const greets =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day))\b(?!.*\b(?:i|we) (?:am|have|want|would|need)\b)/i
const mostOfHello = 9

/** "Ashby Kitchens, Tom speaking" is no statement to react to. */
export const reactToStatement: Response = (conversation, say) => {
  const { utterance, userTexts, role } = conversation
  // "Good evening, thank you for coming."
  if (
    userTexts.length === 1 &&
    greets.test(utterance.text) &&
    utterance.words <= mostOfHello &&
    bringsUp.has(role.part)
  )
    return hello(conversation)
  if (isSetback.test(conversation.utterance.text) && bringsUp.has(conversation.role.part))
    return joinParts(say(receiveTemplates.setback), nextWish(conversation))
  const matter = ownMatter(conversation)
  return matter ? joinParts('Hello.', matter) : reactToFirst(conversation, say)
}
