import type { Moves } from '../moves/read-moves.js'
import { quotedTask } from '../select/quoted-task.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { isPartOf } from '../select/passage.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { missingNoun } from '../select/self-contained.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import type { Act } from './act.js'
import { actPatterns } from './act-patterns.js'
import { closedParts } from './closed-parts.js'
import { formOf, isIdle, ownerOf, saysNoContent } from './forms.js'
import { isJoke, isNothingToDo } from './nothing-to-do.js'
import { isDoneIn } from './taking.js'

/** "It", "them" and "that" in a task that is told: a reader does not know what they are. */
export const loose =
  /\b(?:it|them|those|these)\b|\b(?:that|this)(?=[.,]|$)|\bdo (?:that|this)\b|\bones?(?=[.,]|$| (?:on|by|today|tonight|tomorrow)\b)/i

const { takes } = actPatterns
/** "Don't sit there and shout at me." */
const forbids = /^(?:please )?(?:do not|never)\b/i

/** A task that no exchange shows: with its owner and what its pronouns mean; null if there is nothing to do, or nobody understands it. */
export function clearTask(task: Commitment, conversation: Conversation, moves: Moves): Commitment | null {
  if (task.status === 'completed' || task.isSettled) return task
  const at = moves.turns.findIndex(({ turn }) => turn === task.sentence.turns[0])
  const turn = moves.turns[at]
  const core = turn?.pieces.find(({ text }) => isPartOf(text, task.sentence.text))
  if (!turn || !core) return task
  const next = moves.turns[at + 1]
  const later = turn.pieces.slice(turn.pieces.indexOf(core) + 1)
  if (forbids.test(core.text) && !(next && takes.test(next.pieces[0]?.text ?? ''))) return null
  const form = formOf(core.text, sentenceOfPieces([core], conversation)?.words ?? [])
  const isQuote = task.text.endsWith('”')
  if (isQuote ? isNothingToDo(core, later, next, conversation) : isJoke(core, later, next)) return null
  if (isQuote && form === null && (isIdle(core.text) || isBare(task))) return null
  const owner = form ? ownerOf(form, core.role) : task.owner
  if (owner !== core.role && isDoneIn(next)) return null
  if (
    isClear(task, isQuote, conversation) &&
    !(form && saysNoContent(form, task.sentence.words) && sentencesIn(task) < 2)
  )
    return { ...task, owner: isQuote ? owner : task.owner }
  const act: Act = { core, at, owner, form, answer: [] }
  const parts = closedParts(act, conversation, moves)
  if (!parts) return task
  const answer = parts.flat().filter((piece) => piece !== core)
  return { ...task, text: quotedTask(parts, conversation), owner, also: [], answer }
}

/** "Email's best.", all that is quoted. */
const isBare = (task: Commitment): boolean => sentencesIn(task) < 2 && task.sentence.words.length < 4

const sentencesIn = ({ text }: Commitment): number => sentencesOf(text).length

function isClear(
  { text, sentence, also = [], answer = [] }: Commitment,
  isQuote: boolean,
  conversation: Conversation,
): boolean {
  if (!isQuote) return !loose.test(text) || missingNoun([sentence], { persons: true }) === null
  const pieces = answer.flatMap((piece) => sentenceOfPieces([piece], conversation) ?? [])
  const before = [...also, ...pieces].filter((one) => one.at < sentence.at).toSorted((a, b) => a.at - b.at)
  return missingNoun([sentence], { sentences: before }) === null
}
