import { isAsked } from '../../language/sentences/asked.js'
import type { SpokenTurn } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import type { Proposal } from './proposed.js'
import { asksAnother, movedTo, takenLater, withTimeAfter } from './taken-later.js'
import { takenBy } from './taken-by.js'
import { timesIn } from '../phrase/time-phrase.js'
import type { Taking } from './taking.js'

const farthest = 4

/** How the other takes a proposal: in the next turn, after a change of its time, or later with "do it"; null if not. */
export function takenIn(proposal: Proposal, turns: readonly SpokenTurn[], conversation: Conversation): Taking | null {
  const { sentence } = proposal
  const at = turns.findIndex(({ turn }) => turn === sentence.turns.at(-1))
  const [next, ...later] = turns.slice(at + 1, at + 1 + farthest)
  if (!next || next.role === sentence.role || isFollowedByQuestion(sentence, conversation)) return null
  const taken = takenBy(next, proposal)
  if (taken && !asksAnother(next)) return withTimeAfter(taken, later[0], proposal)
  // "We can share the work.", three turns before "Sunday evenings, then.": it asks for no time.
  const asksTime = sentence.isQuestion || timesIn(sentence.text).length > 0
  return (asksTime ? movedTo(next, later, taken !== null) : null) ?? taken ?? takenLater(next, later, proposal)
}

/** Whether the turn goes on with another question, which the next one answers. */
function isFollowedByQuestion({ at, turns: [turn] }: Proposal['sentence'], { sentences }: Conversation): boolean {
  return sentences.some(
    (one) =>
      one.at > at &&
      one.turns[0] === turn &&
      isAsked(one) &&
      !isElliptic.test(one.text) &&
      one.words.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
      !isTag.test(one.text),
  )
}

/** "On Sunday, when I bring her home?" */
const isElliptic = /^(?:on|at|in|by|for|with|to|after|before|\w+day)\b/i
const isTag = /^(?:is that|would that|does that|okay|all right|will you|would you)\b(?: \w+){0,3}$/i
