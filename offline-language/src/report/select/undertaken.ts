import { partyOf } from '../../language/names/cast.js'
import { capitalised, other } from '../../language/names/party.js'
import { asAddressed, asPromised } from '../../language/persons/undertaking.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import type { LanguageModel, Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from './commitment.js'
import { inTheCall, type Shape, verbSet, weak, when } from './commitment-patterns.js'

/** The commitment of a clause, or null if nothing of it needs a follow-up after the call. */
export function undertaken(
  clause: readonly Word[],
  sentence: Sentence,
  shape: Shape,
  conversation: Conversation,
  language: LanguageModel,
): Commitment | null {
  const [first, second, third] = clause
  if (!first) return null
  // "we will have you come back" is an action of the listener.
  const isForListener = first.lower === 'have' && second?.lower === 'you'
  if (isForListener && third && (verbSet.has(third.lower) || third.lower === 'see'))
    return undertaken(clause.slice(2), sentence, { ...shape, owner: 'listener' }, conversation, language)
  const said = written(clause)
  if (!isFollowedUp(clause, shape, said) || !isSpecific(clause, said)) return null
  const { cast, sentences } = conversation
  const speaker = partyOf(cast, sentence.role)
  const listener = partyOf(cast, other(sentence.role))
  const text =
    shape.owner === 'listener'
      ? capitalised(asAddressed(clause, speaker, sentence.role === 'user' ? null : listener))
      : `${capitalised(speaker.short)} will ${asPromised(clause, speaker, listener, language)}`
  const owner = (sentence.role === 'user') === (shape.owner === 'speaker') ? 'user' : 'agent'
  const weight = weightOf(clause, said, shape, sentence.at / Math.max(1, sentences.length))
  return commitment({ sentence, text, status: 'pending', owner, weight }, clause)
}

/** Whether its verb is an action that takes place after the call. */
function isFollowedUp(clause: readonly Word[], { owner }: Shape, said: string): boolean {
  const verb = clause[0]?.lower ?? ''
  if (verb === 'see' ? owner !== 'listener' : !verbSet.has(verb)) return false
  return (
    clause.length >= 3 && !inTheCall.test(said) && !/ (?:on|in|of|with|for|at) (?:get|go|do|have|be|put) /.test(said)
  )
}

const needsObject = /^(?:talk|speak|check|look|think|find|ask|work)$/
const hasObject = /^\w+ (?:to|with|into|about|for|out|on|my|the|your)\b/
const letKnow = /^let \w+ know (?:by|on|before|when|if|tomorrow|next|as soon|about|within|in|what|whether)\b/

/** Whether it says what is to be done: "I will check" alone does not. */
function isSpecific(clause: readonly Word[], said: string): boolean {
  const verb = clause[0]?.lower ?? ''
  if (verb === 'think' && !/^think (?:about|over) /.test(said)) return false
  if (verb === 'let' && !letKnow.test(said)) return false
  if (weak.has(verb) && verb !== 'let' && clause.filter(isContent).length < 2) return false
  if (needsObject.test(verb) && !hasObject.test(said)) return false
  return (
    !/^(?:you|to you|it|that|this|them|me)$/i.test(written(clause.slice(1))) &&
    !/^(?:it|this|that)$/.test(clause[1]?.lower ?? '')
  )
}

function weightOf(clause: readonly Word[], said: string, shape: Shape, place: number): number {
  return (
    shape.weight +
    (when.test(said) ? 0.4 : 0) +
    Math.min(0.5, clause.filter(isContent).length * 0.08) +
    place * 0.5 -
    (weak.has(clause[0]?.lower ?? '') ? 0.2 : 0)
  )
}
