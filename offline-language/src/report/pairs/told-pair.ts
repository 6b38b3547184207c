import { capitalised } from '../../language/tokens/first-letter.js'
import { isNoun } from '../../language/clauses/clause-words.js'
import { partyOf } from '../../language/names/cast.js'
import { other, type Party } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { hasUnresolved } from '../phrase/doubts.js'
import type { Conversation } from '../read/conversation.js'
import { faultOf } from '../select/action-faults.js'
import { OwnedAction } from '../select/owned-action.js'
import { withNames } from '../select/with-names.js'
import { type Form, ofOther, type Proposal } from './proposed.js'
import type { Taking } from './taking.js'
import { asAdverb, timesIn } from '../phrase/time-phrase.js'

const mostWordsTold = 18
/** "The hall, that you can have": the owner is clear, but only a quote says what. */
const untold: ReadonlySet<Form> = new Set(['need', 'thirdPerson'])

/** Whose action it is: that of the one who asks or of the other. */
export function ownerOf({ form, sentence: { role } }: Proposal): Sentence['role'] {
  return ofOther.has(form) ? other(role) : role
}

/** "Ann will send Ben the bill on Friday", from "could you send me the bill?" and "Friday, yes"; null if unclear. */
export function toldPair(proposal: Proposal, taking: Taking, conversation: Conversation): string | null {
  const { form, sentence } = proposal
  const { cast } = conversation
  const { time, isMoved } = taking
  const clause = withNames(withoutThen(isMoved ? withoutTimes(proposal.clause) : proposal.clause), sentence, cast)
  if (faults.some(([, holds]) => holds(clause, proposal, taking))) return null
  const owner = ownerOf(proposal)
  const [own, their] = [partyOf(cast, owner), partyOf(cast, other(owner))]
  const told = form === 'joint' ? jointly(clause, own, their) : alone(clause, proposal, own, their)
  return told && `${told}${time && timesIn(written(clause)).length === 0 ? ` ${asAdverb(time)}` : ''}`
}

type Fault = readonly [name: string, holds: (clause: readonly Word[], proposal: Proposal, taking: Taking) => boolean]

/** Why only the words of both say it. */
const faults: readonly Fault[] = [
  ['a form that is quoted', (_, { form, who }) => untold.has(form) || who !== undefined],
  [
    'a condition',
    (_, { form, sentence }, { isConditional }) => form !== 'condition' && (isConditional || isIf(sentence)),
  ],
  ['too long', ({ length }) => length > mostWordsTold],
  ['no plain verb', ([verb]) => verb === undefined || (verb.lower !== verb.lemma && verb.pos !== 'NOUN')],
  ['no whole clause', (clause) => faultOf(clause) !== null || hasUnresolved(clause)],
  ['a second clause or a pronoun', (clause) => subClause.test(written(clause)) || ofPerson.test(written(clause))],
  ['a second statement', (clause) => /, (?:the|my|your|it|there|he|she|I|we|you|they)\b/i.test(written(clause))],
  ['a share of the other', (_, { form, sentence }) => form === 'offer' && /\band you (?!will\b)/i.test(sentence.text)],
  ['an open end', (clause) => /^(?:before|after|earlier|later)$/.test(clause.at(-1)?.lower ?? '')],
  ['a number of something', (clause) => clause.at(-1)?.pos === 'NUM' && timesIn(written(clause)).length === 0],
  ['no thing', (clause) => !saysWhat(clause)],
  ['another time', (clause, _, { time }) => time !== null && isAnotherTime(time, written(clause))],
]

const isIf = ({ text }: Sentence): boolean => /\bif (?!you (?:like|want|prefer)\b)/i.test(text)
const ofPerson = /\b(?:he|she|him|her|his|hers)\b/i
const subClause =
  /\b(?:if|whether|because|so that|in case|who|which|what|how|where)\b|\b(?:it|them|one(?! \p{L})|those|these)(?! back\b)/iu

/** "Do it on Thursday", when another day was agreed. */
function withoutTimes(clause: readonly Word[]): readonly Word[] {
  const said = written(clause)
  const [first] = timesIn(said)
  const from = first ? said.slice(0, said.indexOf(first)).trim().split(' ').length : clause.length
  return first && said.endsWith(first) ? clause.slice(0, from) : clause
}

/** Its thing or person, beside its time: not "introduce you". */
function saysWhat(clause: readonly Word[]): boolean {
  const times = timesIn(written(clause)).join(' ').toLowerCase().split(' ')
  return clause.slice(1).some((word) => isNoun(word) && !times.includes(word.lower))
}

/** "Tuesday, yes", after "could you come on Monday?" */
const isAnotherTime = (time: string, said: string): boolean =>
  timesIn(said).length > 0 && !said.toLowerCase().includes(time.toLowerCase().replace(/^(?:on|by|at) /, ''))

/** "Send it before then" has its time in the answer. */
function withoutThen(clause: readonly Word[]): readonly Word[] {
  const [link, then] = clause.slice(-2)
  return then?.lower === 'then' && /^(?:before|by|until|on)$/.test(link?.lower ?? '') ? clause.slice(0, -2) : clause
}

function alone(clause: readonly Word[], { form }: Proposal, own: Party, their: Party): string | null {
  const isSpeakers = form === 'offer' || form === 'permission'
  const told = new OwnedAction(clause, isSpeakers ? 'speaker' : 'listener', their).text()
  // The first word of an order is taken for a name: "Ring the office".
  return told && `${capitalised(own.short)} will ${told.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
}

const jointly = (clause: readonly Word[], own: Party, their: Party): string | null =>
  clause.some(({ lower }) => /^(?:I|me|my|you|your|us|our|we)$/i.test(lower))
    ? null
    : `${capitalised(own.short)} and ${their.short} will ${written(clause)}`
