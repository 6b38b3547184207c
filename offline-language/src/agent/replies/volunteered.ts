import { ofOccasion } from '../wording/occasion.js'
import type { Conversation } from './conversation.js'

const introduction = /^I (?:am|have come) |\bmy name is\b/
const longest = 160
/** "I paid half of it" says nothing alone. */
const pointsBack = /\b(?:it|this|them|that)[.,]/i

/** The next fact that the role can say without being asked. */
export function volunteered({ role, memory }: Conversation): string | null {
  const fact = role.facts.find(
    ({ text, followsOn, isGuarded }) =>
      !followsOn &&
      !isGuarded &&
      text.length < longest &&
      !text.includes(';') &&
      !introduction.test(text) &&
      !ofOccasion.test(text) &&
      !pointsBack.test(text) &&
      !memory.isSaid(text),
  )
  return fact?.text ?? null
}
