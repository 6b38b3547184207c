import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from './conversation.js'
import { nextGoalLine } from './goal-moves.js'
import { stillOpen } from './open-telling.js'
import { isWhollyFit } from './fit-sentence.js'
import type { Statement } from '../written/statements.js'

const patterns = loadPatterns('replies/own-occasion', 'asksOccasion', 'tellsOccasion')
const { tellsOccasion } = patterns
export const { asksOccasion } = patterns
/** Later, "How can I help?" asks for what is still open. */
const latest = 2
const leastOfKind = 0.5

/** All details at once leave nothing to ask for. */
const mostWords = 16
const fewestWords = 5

const wanting = /^I (?:\p{L}+ )?(?:want|need|would like|hope)\b/u

/**
 * "How can I help?" gets the first goal if the opening has told the matter, else why the part came, else the first fact or wish of
 * the prompt; null for a fact after a secret.
 */
export function ownOccasion(conversation: Conversation): string | null {
  const { role, userTexts, utterance, memory } = conversation
  if (userTexts.length > latest || !asksOccasion.test(utterance.text)) return null
  const opening = memory.agentTurns[0] ?? ''
  const isTold = opening.split(' ').length > mostWords && conversation.openGoals.some(({ isGeneral }) => !isGeneral)
  if (isTold) return nextGoalLine(conversation)
  const open = role.statements.flatMap((each) => {
    const words = isMatter(each) ? matterOf(each.said ?? '') : null
    return words && !memory.isSaid(words) && isWhollyFit(words, conversation) ? { words, place: each.place } : []
  })
  const [first] = open
  const isKeptBack = role.statements.some(({ isSecret, place }) => isSecret && place < (first?.place ?? 0))
  // What stands after a secret may belong to it, but no wish does.
  const own = isKeptBack ? open.find(({ words }) => wanting.test(words)) : first
  const found = open.find(({ words }) => tellsOccasion.test(words)) ?? own
  return (found && inFewWords(found.words)) ?? stillOpen(conversation)
}

/** A long statement without its reasons; null if it is still long. */
function inFewWords(words: string): string | null {
  const isLong = (text: string) => text.split(' ').length > mostWords
  if (!isLong(words)) return words
  const short = words.split(/,? (?:because|since|as|after) /)[0] ?? words
  return isLong(short) || short.split(' ').length < fewestWords || tellsOccasion.test(words) ? null : `${short}.`
}

/** What a statement says besides who the part is. */
function matterOf(said: string): string | null {
  const kept = sentencesOf(said).filter((sentence) => !introduces.test(sentence))
  return kept.length > 0 ? kept.join(' ') : null
}
const introduces = /^I(?: am|'m) |^(?:Today|Now),? I(?: am|'m) (?:at|in|here|face|on)\b/

/** A fact or a wish that may be said; who the part is tells no matter. */
const isMatter = ({ said, isSecret, shares }: Statement): boolean =>
  said !== null && !isSecret && shares.fact + shares.wish + shares.view >= leastOfKind
