import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import type { Conversation } from '../read/conversation.js'
import { faultOf } from './action-faults.js'
import { clauseAt } from './clause-at.js'
import { type Commitment, commitment } from './commitment.js'
import { done, underWay } from './commitment-patterns.js'
import { OwnedAction } from './owned-action.js'
import { isNotSaid } from './unsure.js'

/** What the speaker has done, or is doing. */
export function finishedBy(sentence: Sentence, { cast }: Conversation): Commitment | null {
  const { text, role } = sentence
  const finished = done.exec(text) ?? underWay.exec(text)
  if (!finished) return null
  // "Don't tell me that I've signed it away."
  if (isNotSaid(text.slice(0, finished.index))) return null
  const isDone = done.test(text)
  if (isDone && isOwnBackground.test(text)) return null
  const speaker = partyOf(cast, role)
  const clause = clauseAt(sentence, finished)
  if (clause.length < 2 || faultOf(clause) || !clause.slice(1).some(isContent)) return null
  const told = new OwnedAction(clause, 'speaker', partyOf(cast, other(role))).text()
  if (told === null) return null
  const status = isDone ? 'completed' : 'in-progress'
  const summary = `${speaker.short} ${isDone ? 'has ' : 'is '}${told}`
  return commitment({ sentence, text: summary, status, owner: 'agent', weight: 1.6 }, clause)
}

/** "I've just paid for the car", "we've booked a house": what someone spent for themselves explains, and helps no one. */
const isOwnBackground =
  /^(?:and |but )?because\b|\b(?:I|we) have (?:just |already |now )?(?:paid|(?:booked|ordered) (?:an?|my|our)\b)(?!.*\b(?:you|your|for you)\b)/i
