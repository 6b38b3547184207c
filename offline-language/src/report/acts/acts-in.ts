import type { Piece } from '../moves/piece.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Moves } from '../moves/read-moves.js'
import { quotedTask } from '../select/quoted-task.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from '../select/commitment.js'
import { isNoAction } from '../select/no-action.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import type { Act } from './act.js'
import { appointmentActs } from './appointments.js'
import { closedParts } from './closed-parts.js'
import { planActs } from './plans.js'
import { saidActs } from './said-acts.js'
import { toldAct } from './told-act.js'
import { type ClosedAct, toldOnce } from './told-once.js'

export interface QuotedAct {
  act: Act
  task: Commitment
  /** The sentences that tell the act itself, without what only explains it. */
  told: readonly Piece[]
}

const weight = 1.5
const mostActs = 80

/** All that the speakers promise, agree on and ask of each other, each as a quote that a reader understands. */
export function actsIn(conversation: Conversation, moves: Moves): QuotedAct[] {
  // Of a very long talk its end, where most is agreed.
  const said = [...planActs(moves), ...saidActs(conversation, moves)].toSorted((a, b) => a.at - b.at)
  const acts = [...appointmentActs(moves), ...said].slice(-mostActs)
  const closed = acts.flatMap((act) => {
    const parts = closedParts(act, conversation, moves)
    return parts ? [{ act, parts }] : []
  })
  const pieces = moves.turns.flatMap((turn) => turn.pieces)
  return toldOnce(closed, pieces).flatMap((one) => quoted(one, conversation) ?? [])
}

function quoted({ act, parts }: ClosedAct, conversation: Conversation): QuotedAct | null {
  const sentence = sentenceOfPieces([act.core], conversation)
  if (!sentence) return null
  const text = toldAct({ act, parts }, conversation) ?? quotedTask(parts, conversation)
  const made = commitment({ text, status: 'pending', owner: act.owner, weight, sentence }, sentence.words)
  const answer = parts.flat().filter((piece) => piece !== act.core)
  // Only its time counts: the names and the words before it are not its own.
  if (isNoAction({ ...made, text: timesIn(text).join(' ') }, conversation)) return null
  return { act, task: { ...made, answer }, told: [...(act.lead ?? []), act.core, ...act.answer] }
}
