import { written } from '../../language/tokens/written.js'
import type { Moves } from '../moves/read-moves.js'
import { movePatterns } from '../moves/patterns.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from '../select/commitment.js'
import { inTheCall } from '../select/commitment-patterns.js'
import { isDoneAlready, isTakenBack, isTurnedDown } from '../select/declined.js'
import { isFollowedUp } from '../select/followed-up.js'
import { isIdiom, isTask, isWithoutThing } from '../select/tasks.js'
import { quotedPair } from './quoted-pair.js'
import { ownerOf, toldPair } from './told-pair.js'
import { type Proposal, proposedIn } from './proposed.js'
import { takenIn } from './taken.js'
import type { Taking } from './taking.js'
import { timesIn } from '../phrase/time-phrase.js'

const { procedure } = movePatterns
const weight = 1.5
const timedWeight = 0.4

/** What one speaker proposes and the other takes in the next turn: who does what, and when. */
export function pairedActions(conversation: Conversation, { turns }: Moves): Commitment[] {
  return conversation.sentences.flatMap((sentence) => {
    return proposedIn(sentence).flatMap((proposal) => {
      if (isSetAside(proposal, conversation)) return []
      const taking = takenIn(proposal, turns, conversation)
      return taking && isToDo(proposal, taking) ? (pairOf(proposal, taking, conversation) ?? []) : []
    })
  })
}

function isSetAside({ form, sentence, clause }: Proposal, conversation: Conversation): boolean {
  return (
    procedure.test(sentence.text) ||
    isIdiom(sentence.text) ||
    (inTheCall.test(written(clause)) && timesIn(sentence.text).length === 0) ||
    isWithoutThing(clause) ||
    (form === 'joint' && clause.at(-1)?.pos === 'NUM') ||
    isTakenBack(sentence, conversation) ||
    isTurnedDown(sentence, conversation) ||
    isDoneAlready(clause[0]!.lower, sentence, conversation)
  )
}

/** Something for the time after the talk; a mere need is no deed. */
const isToDo = ({ form, clause, sentence }: Proposal, { time, pieces }: Taking): boolean =>
  time !== null ||
  timesIn(sentence.text).length > 0 ||
  pieces.some(({ text }) => undertakes.test(text)) ||
  (form !== 'need' && !shares.test(sentence.text) && (isFollowedUp(clause) || isTask(clause, sentence.text)))

/** "How about I do the kitchen?" shares the work, and names no task without a time. */
const shares = /\bhow about I\b/i

const undertakes = /^(?:\w+[,.!]? )?(?:I|we) (?:will|can)\b|\bconsider it done\b/i

function pairOf(proposal: Proposal, taking: Taking, conversation: Conversation): Commitment | null {
  const { sentence, clause } = proposal
  const told = toldPair(proposal, taking, conversation)
  const quoted = told === null ? quotedPair(proposal, taking, conversation) : null
  const text = told ?? quoted?.text
  if (!text) return null
  const isTimed = timesIn(text).length > 0
  const owner = ownerOf(proposal)
  return {
    ...commitment({ text, status: 'pending', owner, sentence, weight: weight + (isTimed ? timedWeight : 0) }, clause),
    also: quoted?.said ?? [],
    answer: taking.pieces,
  }
}
