import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import { conditionOf, isPuttingOn, isWorried } from './condition-of.js'
import type { Conversation } from './conversation.js'
import { joinParts, returnToQuestion } from './goal-moves.js'
import { deflections } from './deflect.js'
import { hello } from './hello.js'
import { inPlace } from './in-place.js'
import { ownMatter } from './own-story.js'
import { secondLook } from './second-look.js'
import type { Response } from './response-kinds.js'

/** Who greets back has still to answer the question of the opening. */
const isAskedAtFirst = ({ memory, pending }: Conversation) =>
  memory.agentTurns.length === 1 && pending?.turnsAgo === 0 && pending.goal.isGeneral !== true

const withMatter = /\b(?:with|about|at|since|in|on|after|without|over)\b (?<matter>[^?]+)\?/i

/** "How are you getting along with the garden?": what the prompt says of it; null if it says nothing, or nothing is named. */
function ofMatter(conversation: Conversation): string | null {
  const question = conversation.utterance.questions.find((each) => withMatter.test(each))
  const matter = withMatter.exec(question ?? '')?.groups?.matter ?? ''
  const isOfPrompt = shared(contentStems(matter), conversation.role.stems) > 0
  if (!question || !isOfPrompt) return null
  const { slots, role, memory } = conversation
  const going = { any: deflections.going.any }
  return inPlace(secondLook(conversation, question), conversation) ?? pick(going, slots, role.register, memory)
}

/** How the role is, by what its prompt says. */
export const replyToWellbeing: Response = (conversation, say) => {
  const matter = ofMatter(conversation)
  if (matter) return matter
  const fine = isPuttingOn(conversation) ? say(answerTemplates.allFine) : null
  const told =
    fine ??
    conditionOf(conversation) ??
    say(isWorried(conversation) ? answerTemplates.unwell : answerTemplates.wellbeing)
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
