import { coverage, meaningOf } from '../units/meaning.js'
import type { Conversation } from './conversation.js'

const leastShare = 0.4
const isQuestion = /\?$/

/** A question of the role that the person has left without an answer, asked once more in other words. */
export function openQuestion({ role, memory, userTexts }: Conversation): string | null {
  for (const { lines, isGeneral } of role.goals) {
    const askedAt = memory.agentTurns.findIndex((turn) =>
      lines.some((line) => isQuestion.test(line) && turn.includes(line)),
    )
    if (isGeneral || askedAt < 0) continue
    const matter = meaningOf(lines[0] ?? '')
    const isAnswered = userTexts.slice(askedAt).some((text) => coverage(matter, meaningOf(text)) >= leastShare)
    const again = lines.find((line) => !memory.isSaid(line))
    if (!isAnswered && again) return `Yes. ${again}`
  }
  return null
}
