import { askedIn } from './asked.js'
import { askedRanking } from './asked-ranking.js'
import type { Conversation } from './conversation.js'
import { isWhollyFit } from './fit-sentence.js'
import { joinParts } from './goal-moves.js'
import { talkOf } from './talk.js'

/** A fact that is asked for so surely is waited for. */
const leastSure = 0.5
const mostOfBoth = 40

/** The fact that the question of a turn asks for, from some share on; null if there is none, or it was said. */
export function askedFact(conversation: Conversation, least = leastSure): string | null {
  const question = conversation.utterance.questions.at(-1)
  if (!question || conversation.role.dealing !== null || askedIn(question)[0]?.act === 'asks-yes') return null
  const [top] = askedRanking(talkOf(conversation), question).ranked
  const said = top && top.share >= least && !top.candidate.isSecret ? top.candidate.said : null
  return said && !conversation.memory.isSaid(said) && isWhollyFit(said, conversation) ? said : null
}

/** "That was our fault. When does she need it?": the line for what is told, with the fact that is asked for; the fact alone if the line asks something or both are long. */
export function withAskedFact(line: string, conversation: Conversation): string {
  const fact = askedFact(conversation)
  if (fact === null) return line
  const isShort = `${line} ${fact}`.split(' ').length <= mostOfBoth && !line.endsWith('?')
  return isShort ? (joinParts(line, fact) ?? line) : fact
}
