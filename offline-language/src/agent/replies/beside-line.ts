import { askedIn } from './asked.js'
import { askedRanking } from './asked-ranking.js'
import type { Conversation } from './conversation.js'
import { isWhollyFit } from './fit-sentence.js'
import { joinParts } from './goal-moves.js'
import { talkOf } from './talk.js'

/** A fact that is asked for so surely is waited for. */
const leastSure = 0.5
/** A longer line is said in its own time. */
const mostOfLine = 8

/** The fact that the question of a turn surely asks for, and more probably than a line is the reply; null if it was said. */
export function askedFact(conversation: Conversation, shareOfLine = 0): string | null {
  const question = conversation.utterance.questions.at(-1)
  if (!question || conversation.role.dealing !== null || askedIn(question)[0]?.act === 'asks-yes') return null
  const [top] = askedRanking(talkOf(conversation), question).ranked
  const said =
    top && top.share >= Math.max(leastSure, shareOfLine) && !top.candidate.isSecret ? top.candidate.said : null
  return said && !conversation.memory.isSaid(said) && isWhollyFit(said, conversation) ? said : null
}

/**
 * "That was our fault. When does she need it?": the line for what is told, with the fact that is asked for; the fact alone if the line
 * is long or a question itself.
 */
export function withAskedFact(line: string, conversation: Conversation): string {
  const fact = askedFact(conversation)
  if (fact === null) return line
  const isShort = line.split(' ').length <= mostOfLine && !line.endsWith('?')
  return isShort ? (joinParts(line, fact) ?? line) : fact
}
