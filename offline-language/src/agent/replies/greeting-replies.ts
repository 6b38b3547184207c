import { answerTemplates } from '../templates/templates.js'
import { conditionOf, isWorried } from './condition-of.js'
import type { Conversation } from './conversation.js'
import { joinParts, returnToQuestion } from './goal-moves.js'
import { hello } from './hello.js'
import { ownMatter } from './own-story.js'
import type { Response } from './response-kinds.js'

/** Who greets back has still to answer the question of the opening. */
const isAskedAtFirst = ({ memory, pending }: Conversation) =>
  memory.agentTurns.length === 1 && pending?.turnsAgo === 0 && pending.goal.isGeneral !== true

/** How the role is, by what its prompt says. */
export const replyToWellbeing: Response = (conversation, say) => {
  const told =
    conditionOf(conversation) ?? say(isWorried(conversation) ? answerTemplates.unwell : answerTemplates.wellbeing)
  const isFirst = conversation.userTexts.length === 1 && conversation.role.part === 'seeker'
  return isFirst ? told : joinParts(told, returnToQuestion(conversation))
}

/** A greeting back, with what the role came for. */
export const replyToGreeting: Response = (conversation) => {
  const matter = ownMatter(conversation)
  if (matter) return joinParts(hello(conversation), matter)
  if (isAskedAtFirst(conversation)) return joinParts(hello(conversation), 'Please, go ahead.')
  return joinParts(hello(conversation), returnToQuestion(conversation))
}
