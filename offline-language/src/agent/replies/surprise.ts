import { receiveTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { joinParts, nextGoalLine } from './goal-moves.js'

const leastShare = 0.5
const leastCommon = 2

/** Whether the turn states what the prompt says that the role does not know. */
export function isNews({ role, utterance }: Conversation): boolean {
  return role.surprises.some(({ stems }) => {
    const common = sharedInMeaning(stems, utterance.stems)
    return common >= leastCommon && common >= stems.size * leastShare
  })
}

/** The reaction to what the prompt says that the role does not know; null if the turn states nothing of it. */
export function surprised(conversation: Conversation): string | null {
  const { role, memory, slots } = conversation
  return isNews(conversation)
    ? joinParts(pick(receiveTemplates.news, slots, role.register, memory), nextGoalLine(conversation))
    : null
}
