import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from './conversation.js'
import { nextGoalLine } from './goal-moves.js'
import { isWhollyFit } from './fit-sentence.js'
import type { Statement } from '../written/statements.js'

const { asksOccasion } = loadPatterns('replies/own-occasion', 'asksOccasion')
/** Later, "How can I help?" asks for what is still open. */
const latest = 2
const leastOfKind = 0.5

/** All details at once leave nothing to ask for. */
const mostWords = 16

/**
 * "How can I help?" gets the first fact or wish of the prompt, or the first goal if the opening has told the matter; null if
 * it is long or comes after a secret.
 */
export function ownOccasion(conversation: Conversation): string | null {
  const { role, userTexts, utterance, memory } = conversation
  if (userTexts.length > latest || !asksOccasion.test(utterance.text)) return null
  const opening = memory.agentTurns[0] ?? ''
  const isTold = opening.split(' ').length > mostWords && conversation.openGoals.some(({ isGeneral }) => !isGeneral)
  if (isTold) return nextGoalLine(conversation)
  const first = role.statements.find(
    (each) => isMatter(each) && !memory.isSaid(each.said!) && isWhollyFit(each.said!, conversation),
  )
  const isKeptBack = role.statements.some(({ isSecret, place }) => isSecret && place < (first?.place ?? 0))
  return first?.said && !isKeptBack && first.said.split(' ').length <= mostWords ? first.said : null
}

/** A fact or a wish that may be said, and that is no introduction. */
const isMatter = ({ said, isSecret, shares }: Statement): boolean =>
  said !== null &&
  !isSecret &&
  shares.fact + shares.wish + shares.view >= leastOfKind &&
  !/^I am\b|^I'm\b|^(?:Today|Now),? I(?: am|'m) (?:at|in|here|face|on)\b/.test(said)
