import type { Piece, SpokenTurn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { timesIn } from '../phrase/time-phrase.js'
import { quotedTask } from '../select/quoted-task.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from '../select/commitment.js'
import { isPartOf } from '../select/passage.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { missingNoun } from '../select/self-contained.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import { actPatterns } from './act-patterns.js'
import { closedParts } from './closed-parts.js'
import { isDoneSoon } from './done-soon.js'
import { type Form, formOf, isIdle, ownerOf, saysNoContent } from './forms.js'
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
  const found = sentenceOfTask(task, moves)
  if (!found) return task
  const { core, at, turn } = found
  const form = formOf(core.text, sentenceOfPieces([core], conversation)?.words ?? [])
  const next = moves.turns[at + 1]
  const owner = form ? ownerOf(form, core.role) : task.owner
  const isDone = (owner !== core.role && isDoneIn(next)) || isDoneSoon(core, at, moves.turns)
  if (isDone || isNoTask(task, { core, turn, next, form }, conversation)) return null
  if (isClear(task, conversation) && !saysLittle(task, form))
    return { ...task, owner: isQuoted(task) ? owner : task.owner }
  const parts = closedParts({ core, at, owner, form, answer: [] }, conversation, moves)
  if (!parts) return task
  const answer = parts.flat().filter((piece) => piece !== core)
  return { ...task, text: quotedTask(parts, conversation), owner, also: [], answer }
}

/** The sentence of the talk that a task is from. */
function sentenceOfTask(
  { sentence }: Commitment,
  { turns }: Moves,
): { core: Piece; at: number; turn: SpokenTurn } | null {
  const at = turns.findIndex(({ turn }) => turn === sentence.turns[0])
  const turn = turns[at]
  const core = turn?.pieces.find(({ text }) => isPartOf(text, sentence.text))
  return turn && core ? { core, at, turn } : null
}

const saysLittle = (task: Commitment, form: Form | null): boolean =>
  form !== null && saysNoContent(form, task.sentence.words) && sentencesIn(task) < 2

/** Its sentence with what stands around it. */
interface Said {
  core: Piece
  turn: SpokenTurn
  next: SpokenTurn | undefined
  form: Form | null
}

/** What only forbids, jokes, or leaves nothing to do. */
function isNoTask(task: Commitment, { core, turn, next, form }: Said, conversation: Conversation): boolean {
  const later = turn.pieces.slice(turn.pieces.indexOf(core) + 1)
  // "Put the bell on the list, then.": a retort.
  if (form?.kind === 'order' && /, then[.!]$/i.test(core.text) && timesIn(core.text).length === 0) return true
  if (forbids.test(core.text) && !takes.test(next?.pieces[0]?.text ?? '')) return true
  if (!isQuoted(task)) return isJoke(core, later, next)
  return isNothingToDo(core, later, next, conversation) || (form === null && (isIdle(core.text) || isBare(task)))
}

const isQuoted = ({ text }: Commitment): boolean => text.endsWith('”')

/** "Email's best.", all that is quoted. */
const isBare = (task: Commitment): boolean => sentencesIn(task) < 2 && task.sentence.words.length < 4

const sentencesIn = ({ text }: Commitment): number => sentencesOf(text).length

function isClear(task: Commitment, conversation: Conversation): boolean {
  const { text, sentence, also = [], answer = [] } = task
  if (!isQuoted(task)) return !loose.test(text) || missingNoun([sentence], { persons: true }) === null
  const pieces = answer.flatMap((piece) => sentenceOfPieces([piece], conversation) ?? [])
  const before = [...also, ...pieces].filter((one) => one.at < sentence.at).toSorted((a, b) => a.at - b.at)
  return missingNoun([sentence], { sentences: before }) === null
}
