import { partyOf } from '../../language/names/cast.js'
import { capitalised, other } from '../../language/names/party.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'

/** Says plainly who insults whom; '' if no one does. */
export function insultsIn(candidates: readonly Candidate[], cast: Conversation['cast']): string {
  const insult = candidates.find(({ reported }) => reported.verb === 'insulted')
  if (!insult) return ''
  const { role } = insult.sentence
  return `${capitalised(partyOf(cast, role).short)} insults ${partyOf(cast, other(role)).short}.`
}
