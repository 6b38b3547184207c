import { capitalised } from '../../language/tokens/first-letter.js'
import { faultOfPredicate } from '../../language/clauses/clause-faults.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import { inThirdPerson } from '../../language/persons/third-person.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from '../select/commitment.js'
import { isDeclined } from '../select/declined.js'

const promise = /^(?:(?:and|so|then|okay|yes|well|right|good),? )*(?:I|we) will (?!not\b|have\b|be\b|need\b)/i
const weight = 1

/** "Oliver will send Delphine a contract tonight": a promise in the third person; null if the sentence is more or less. */
export function plainPromise(sentence: Sentence, conversation: Conversation): Commitment | null {
  const { words, text, role } = sentence
  const { cast } = conversation
  if (!promise.test(text) || sentence.isQuestion || isDeclined(sentence, conversation)) return null
  const said = words
    .slice(words.findIndex(({ lower }) => lower === 'will'))
    .filter(({ lower }) => !/^[.!]$/.test(lower))
  if (faultOfPredicate(said) !== null) return null
  const [speaker, listener] = [partyOf(cast, role), partyOf(cast, other(role))]
  const told = `${capitalised(speaker.short)} ${inThirdPerson(said, { speaker, listener })}`
  return commitment({ text: told, status: 'pending', owner: role, weight, sentence }, said)
}
