import { partyOf } from '../../language/names/cast.js'
import { capitalised, other, type Party } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { hasUnresolved } from '../phrase/doubts.js'
import type { Conversation } from '../read/conversation.js'
import { faultOf, isFollowedUp } from './action-faults.js'
import { actionText, quotedAction } from './action-text.js'
import { type Commitment, commitment } from './commitment.js'
import { weak, when } from './commitment-patterns.js'
import type { Shape } from './commitment-shapes.js'
import { OwnedAction } from './owned-action.js'
import { isTask } from './tasks.js'

interface Undertaking {
  /** The words from the verb on. */
  clause: readonly Word[]
  /** The words that announce it, such as "I will". */
  lead: string
  shape: Shape
}

const quotedFrom = 1.1
const anyOfGroup = /\byou (?:two|three|both|all|lot|guys)\b/i

/** What a clause commits its owner to, told or quoted; null if nothing of it needs a follow-up after the call. */
export function undertaken(
  clause: readonly Word[],
  lead: string,
  shape: Shape,
  sentence: Sentence,
  conversation: Conversation,
): Commitment | null {
  const undertaking = withOwner({ clause: shape.isTimed ? inPlainForm(clause) : clause, lead, shape })
  const isPromise = isPromised(undertaking, sentence)
  if (!isPromise && !isFollowedUp(undertaking.clause)) return null
  const told = toldOf(undertaking, sentence, conversation)
  const place = sentence.at / Math.max(1, conversation.sentences.length)
  const weight = weightOf(undertaking, place) - (told === null ? 0.2 : 0)
  const isQuoted = told === null && (isPromise || weight >= quotedFrom)
  const quoted = isQuoted ? quotedAction(sentence, conversation) : null
  const text = told ?? quoted?.text ?? null
  const owner = (sentence.role === 'user') === (undertaking.shape.owner !== 'listener') ? 'user' : 'agent'
  if (text === null) return null
  return {
    ...commitment({ sentence, text, status: 'pending', owner, weight }, undertaking.clause),
    also: quoted?.said ?? [],
  }
}

function isPromised({ clause, shape }: Undertaking, { text }: Sentence): boolean {
  // "I'll tell Colin."
  return shape.isPromise === true && (isTask(clause, text) || /^tell \p{Lu}\p{Ll}+$/u.test(written(clause)))
}

/** "Changing the routing today" becomes "change the routing today". */
function inPlainForm([verb, ...rest]: readonly Word[]): readonly Word[] {
  return verb ? [{ ...verb, text: verb.lemma, lower: verb.lemma }, ...rest] : []
}

/** "We will have you come back" is for the listener, "and continue you on your tablets" for the speaker. */
function withOwner({ clause, lead, shape }: Undertaking): Undertaking {
  const [first, second, third] = clause
  if (second?.lower !== 'you') return { clause, lead, shape }
  if (first?.lower === 'have' && third?.pos === 'VERB')
    return { clause: clause.slice(2), lead: '', shape: { ...shape, owner: 'listener' } }
  return shape.owner === 'listener'
    ? { clause, lead: '', shape: { ...shape, owner: 'speaker' } }
    : { clause, lead, shape }
}

function toldOf({ clause, lead, shape }: Undertaking, sentence: Sentence, { cast }: Conversation): string | null {
  const { role } = sentence
  if (shape.isQuoted || hasUnresolved(clause) || anyOfGroup.test(written(clause)) || meansAnother(clause, sentence))
    return null
  const [speaker, listener] = [partyOf(cast, role), partyOf(cast, other(role))]
  const { owner, isRequest } = shape
  // "Let us meet again" is for both.
  if (/\blet us\b/i.test(lead) && together.has(clause[0]?.lower ?? ''))
    return faultOf(clause) ? null : `${capitalised(speaker.short)} and ${listener.short} will ${written(clause)}`
  return owner === 'helper'
    ? helpersAction(clause, lead, listener)
    : actionText({ clause, lead, owner, speaker, listener, isRequest })
}

const together: ReadonlySet<string> = new Set(['meet', 'talk', 'speak'])

/** "Ask my sister to get him": a quote shows who he is. */
const meansAnother = (clause: readonly Word[], { meant }: Sentence): boolean =>
  meant !== undefined && clause.some(({ lower }) => /^(?:he|him|his|she|hers?)$/.test(lower))

/** "Our driver will text you" becomes "The driver will text Ann". */
function helpersAction(clause: readonly Word[], lead: string, listener: Party): string | null {
  const helper = lead.replace(/ will\b.*$/i, '').replace(/^(?:our|my|your)\b/i, 'the')
  const told = faultOf(clause) ? null : new OwnedAction(clause, 'speaker', listener).text()
  return told && `${capitalised(helper)} will ${told}`
}

function weightOf({ clause, shape }: Undertaking, place: number): number {
  return (
    shape.weight +
    (when.test(written(clause)) ? 0.4 : 0) +
    Math.min(0.5, clause.filter(isContent).length * 0.08) +
    place * 0.5 -
    (weak.has(clause[0]?.lower ?? '') ? 0.2 : 0)
  )
}
