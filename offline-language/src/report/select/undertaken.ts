import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import { other, type Party } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { hasUnresolved } from '../phrase/doubts.js'
import type { Conversation } from '../read/conversation.js'
import { faultOf } from './action-faults.js'
import { actionText, quotedAction } from './action-text.js'
import { type Commitment, commitment } from './commitment.js'
import { isMessage, withoutWhom } from './message.js'
import { noAct, toCome, weak, when } from './commitment-patterns.js'
import type { Shape } from './shape.js'
import { isFollowedUp } from './followed-up.js'
import { OwnedAction } from './owned-action.js'
import { isTask } from './tasks.js'
import { isNotPromised } from './unsure.js'
import { inPlainForm, type Undertaking, withOwner } from './undertaking.js'
import { withNames, withoutUnnamed } from './with-names.js'

const quotedFrom = 1.1
const anyOfGroup = /\byou (?:two|three|both|all|lot|guys)\b/i

/** The commitment in a clause, paraphrased or quoted; null if it needs no follow-up after the call. */
export function undertaken(
  clause: readonly Word[],
  lead: string,
  shape: Shape,
  sentence: Sentence,
  conversation: Conversation,
): Commitment | null {
  if (isNotPromised(lead, shape, sentence, conversation)) return null
  const named = withoutUnnamed(withNames(shape.isOngoing ? inPlainForm(clause) : clause, sentence, conversation.cast))
  const undertaking = withOwner({ clause: named, lead, shape })
  const isPromise = isPromised(undertaking, sentence)
  if (!isPromise && !isToDo(undertaking)) return null
  const told = toldOf(undertaking, sentence, conversation)
  const place = sentence.at / Math.max(1, conversation.sentences.length)
  const weight = weightOf(undertaking, place) - (told === null ? 0.2 : 0)
  const isQuoted = told === null && (isPromise || weight >= quotedFrom)
  const quoted = isQuoted ? quotedAction(sentence, conversation) : null
  const text = told ?? quoted?.text ?? null
  if (text === null) return null
  const owner = ownerOf(undertaking, sentence)
  return {
    ...commitment({ sentence, text, status: 'pending', owner, weight }, undertaking.clause),
    also: quoted?.said ?? [],
  }
}

/** Something to do later, but not "don't tell Trevor". */
const isToDo = ({ clause, lead }: Undertaking): boolean =>
  isFollowedUp(clause) && !(/\bnot\b/i.test(lead) && isMessage(clause))

const ownerOf = ({ shape }: Undertaking, { role }: Sentence): Sentence['role'] =>
  (role === 'user') === (shape.owner !== 'listener') ? 'user' : 'agent'

function isPromised({ clause, shape }: Undertaking, { text }: Sentence): boolean {
  // "I'll tell Colin."
  return (
    shape.isPromise === true &&
    (isTask(clause, text) || isDated(clause) || /^tell \p{Lu}\p{Ll}+$/u.test(written(clause)))
  )
}

/** "On the twentieth", but not "from the picture". */
const dayAfter = /^(?:[\w-]*(?:first|second|third|st|nd|rd|th)|end|weekend|long weekend)\b/i

/** "I'll read the contract this weekend": any act with its thing and its day. */
function isDated(clause: readonly Word[]): boolean {
  const [verb, ...rest] = clause
  if (verb?.pos !== 'VERB' || verb.lower !== verb.lemma || noAct.has(verb.lower)) return false
  // "Go a vacation" is no English.
  if (verb.lower === 'go' && rest[0]?.pos === 'DET') return false
  const said = written(rest)
  const time = toCome.exec(said)
  if (time && / the $/.test(time[0]) && !dayAfter.test(said.slice(time.index + time[0].length))) return false
  return (
    time !== null &&
    rest.some(({ pos, lower }) => (pos === 'NOUN' || pos === 'PROPN') && !time[0].toLowerCase().includes(lower))
  )
}

function toldOf({ clause, lead, shape }: Undertaking, sentence: Sentence, { cast }: Conversation): string | null {
  const { role } = sentence
  if (
    shape.isQuoted ||
    hasUnresolved(withoutWhom(clause)) ||
    anyOfGroup.test(written(clause)) ||
    meansAnother(clause, sentence)
  )
    return null
  const [speaker, listener] = [partyOf(cast, role), partyOf(cast, other(role))]
  const { owner, isRequest } = shape
  // "Let us meet again", "we will meet on Friday": both.
  if (/\b(?:let us|we)\b/i.test(lead) && isTogether(clause))
    return faultOf(clause) ? null : `${capitalised(speaker.short)} and ${listener.short} will ${written(clause)}`
  return owner === 'helper'
    ? helpersAction(clause, lead, listener, sentence)
    : actionText({ clause, lead, owner, speaker, listener, isRequest })
}

/** "We will meet at the station", but not "we will meet the builder". */
const isTogether = (clause: readonly Word[]): boolean =>
  /^(?:meet|talk|speak)(?: (?:again|at|on|in|next|tomorrow|then)\b|$)/i.test(written(clause))

/** "Ask my sister to get him": a quote shows who he is. */
const meansAnother = (clause: readonly Word[], { meant }: Sentence): boolean => {
  const labels = Object.values(meant ?? {}).flatMap((label) => label.split(' '))
  const isNamedBefore = (at: number) =>
    clause.slice(0, at).some(({ pos, text }) => pos === 'PROPN' || (pos === 'NOUN' && labels.includes(text)))
  return (
    labels.length > 0 && clause.some(({ lower }, at) => /^(?:he|him|his|she|hers?)$/.test(lower) && !isNamedBefore(at))
  )
}

/** "Mrs. Hale", but not "Ann's boiler". */
const isNamed = (label: string | undefined): boolean => /^\p{Lu}/u.test(label ?? '') && !/'s /.test(label!)

/** "Our driver will text you" becomes "The driver will text Ann". */
function helpersAction(clause: readonly Word[], lead: string, listener: Party, { meant }: Sentence): string | null {
  const [, pronoun] = /\b(he|she) will\b/i.exec(lead) ?? []
  const name = pronoun && meant?.[/^he$/i.test(pronoun) ? 'male' : 'female']
  if (pronoun && !isNamed(name)) return null
  const helper = name ?? lead.replace(/ will\b.*$/i, '').replace(/^(?:our|my|your)\b/i, 'the')
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
