import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import { isClosed } from './closed.js'
import { openingDemand } from './opening-demand.js'
import { isForOverview } from './talk-end.js'

const firstPart = 0.3

/** What is known of a talk. */
interface Talk {
  conversation: Conversation
  candidates: readonly Candidate[]
  moves: Moves
}

/** The first demand; without a matter, the reason of the talk or its first weighty statement. */
export function openingOf({ conversation, candidates, moves }: Talk, matter: string | null): Candidate | null {
  const demand = openingDemand(moves, matter ?? '', conversation)
  if (matter) return demand
  const found = candidates.find(({ part }) => part === 'reason')
  const reason = found && isClearPoint([found], conversation) ? found : null
  return reasonIn(moves, conversation) ?? reason ?? demand ?? firstClear(candidates, conversation)
}

/** The turn that gives the reason, if that is clear. */
function reasonIn({ reason }: Moves, conversation: Conversation): Candidate | null {
  return reason && isClosed(reason.pieces, conversation) ? quotedPieces(reason.pieces, conversation) : null
}

/** The weightiest statement near the beginning that a reader understands. */
const firstClear = (candidates: readonly Candidate[], conversation: Conversation): Candidate | null =>
  candidates
    .filter(({ sentence }) => sentence.at < conversation.sentences.length * firstPart)
    .filter((one) => isForOverview(one) && isClearPoint([one], conversation))
    .toSorted((a, b) => b.score - a.score)[0] ?? null
