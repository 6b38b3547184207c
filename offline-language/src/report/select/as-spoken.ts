import { spokenQuote } from '../phrase/spoken-quote.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from './candidate.js'

const ofSpeaker = /\b(?:they|them|their|theirs|themselves)\b/i

/** A statement about its speaker in their own words: "they" may be one or several. */
export function asSpoken(candidate: Candidate, { entries, cast }: Conversation): Candidate {
  const { reported, sentence } = candidate
  const isUnclear = (reported.verb === 'said' || reported.verb === 'thought') && ofSpeaker.test(reported.rest)
  const quoted = isUnclear ? spokenQuote(sentence, entries, cast) : null
  return quoted && /[.?!]”$/.test(quoted.rest) ? { ...candidate, reported: quoted } : candidate
}
