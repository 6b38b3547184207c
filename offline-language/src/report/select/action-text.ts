import { partyOf } from '../../language/names/cast.js'
import { capitalised, type Party } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isAsked } from '../../language/sentences/asked.js'
import { hasUnresolved, isUnresolved } from '../phrase/doubts.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { reasonToOmit } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { faultOf } from './action-faults.js'
import { type Beside, leadOf } from './context.js'
import { isSubjectMissing, isThing } from './incomplete.js'
import { OwnedAction } from './owned-action.js'

/** The verb between the owner's name and the action, by the words that announced it. */
const verbs: readonly (readonly [said: RegExp, promised: string, advised: string])[] = [
  [/\b(?:do not|never)\b/i, 'will not', 'should not'],
  [/\b(?:need to|have to|must)\b/i, 'needs to', 'needs to'],
  [/\bwould like to\b/i, 'would like to', 'should'],
  [/\bwant to\b/i, 'wants to', 'should'],
  [/\bplan(?:ning)? to\b/i, 'plans to', 'should'],
  [/\bintend to\b/i, 'intends to', 'should'],
  [/\bshould\b/i, 'should', 'should'],
  [/\b(?:can|may|could)\b/i, 'can', 'can'],
]

export interface Action {
  isRequest?: boolean | undefined
  /** The words from the verb on. */
  clause: readonly Word[]
  /** The words before them, such as "I will". */
  lead: string
  owner: 'speaker' | 'listener'
  speaker: Party
  listener: Party
}

/** Who does what, in a whole sentence; null if that cannot be said well. */
export function actionText({ clause, lead, owner, speaker, listener, isRequest }: Action): string | null {
  if (faultOf(clause)) return null
  const [own, other] = owner === 'speaker' ? [speaker, listener] : [listener, speaker]
  const action = new OwnedAction(clause, owner, other).text()
  if (action === null) return null
  const verb = isRequest ? undefined : verbs.find(([said]) => said.test(lead))
  const said = owner === 'speaker' ? (verb?.[1] ?? 'will') : (verb?.[2] ?? 'should')
  return `${capitalised(own.short)} ${said} ${action}`
}

const longestQuote = 36
const fewestWords = 4
const clearAlone = 7
const longEnough = 10
const things = /^(?:it|that|this|one)$/

/** The sentence in its speaker's words with what it needs before it; null if these do not read well. */
export function quotedAction(sentence: Sentence, conversation: Conversation): QuotedAction | null {
  const { entries, cast } = conversation
  const said = verbatim(sentence, entries)
  if (!said || wordsIn(said.shown) < fewestWords || !/[.?!]$/.test(said.shown)) return null
  const { lead, answered } = saidBefore(sentence, conversation)
  const isAlone = lead.length === 0 && !answered
  if (isAlone && isUnclear(sentence, wordsIn(said.shown))) return null
  const own = [...lead.map(({ quote }) => quote), said].map(({ shown }) => shown).join(' ')
  const parts = [
    ...(answered ? [quoteOf(partyOf(cast, answered.sentence.role), answered.quote.shown)] : []),
    quoteOf(partyOf(cast, sentence.role), own),
  ]
  if (parts.reduce((sum, part) => sum + wordsIn(part), 0) > longestQuote) return null
  return { text: parts.join(' '), said: [...(answered ? [answered] : []), ...lead].map((one) => one.sentence) }
}

/** What its pronouns mean: the sentences of its own turn, else one of the other speaker. */
function saidBefore(
  sentence: Sentence,
  conversation: Conversation,
): { lead: readonly Beside[]; answered: Beside | null } {
  const { words } = sentence
  const lead = hasUnresolved(words) && !personIn(words) ? (leadOf(sentence, conversation) ?? []) : []
  if (lead.length > 0) return { lead, answered: null }
  return { lead, answered: answeredBy(sentence, conversation) ?? namedBefore(sentence, conversation) }
}

function isUnclear(sentence: Sentence, length: number): boolean {
  return (length < longEnough && lacksObject(sentence.words)) || (length < clearAlone && pointsAtThing(sentence))
}

function quoteOf(speaker: Party, said: string): string {
  return `${capitalised(speaker.short)}: “${said}”`
}

/** "Can you put it in writing?", before "I'll do that tonight". */
function answeredBy(sentence: Sentence, { entries, cast, sentences }: Conversation): Beside | null {
  const before = sentences[sentence.at - 1]
  if (!before || before.role === sentence.role || reasonToOmit(before, cast) !== null) return null
  if (isSubjectMissing(before.words)) return null
  const isNeeded = isAsked(before) ? hasUnresolved(sentence.words) : pointsAtThing(sentence)
  const quote = isNeeded ? verbatim(before, entries) : null
  return quote && { sentence: before, quote }
}

const people = /^(?:him|her|he|she|them)$/
const objects = /^(?:it|one|that|this|those|these|them|him|her)$/

function personIn(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => people.test(lower) && isUnresolved(words, at))
}

/** "I'll ring them", "I'll order one": nobody knows what. */
function lacksObject(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => objects.test(lower) && isUnresolved(words, at))
}

/** The other speaker's last sentence that names what a pronoun means; null if that is too far away. */
function namedBefore(sentence: Sentence, { entries, sentences, cast }: Conversation): Beside | null {
  if (!lacksObject(sentence.words)) return null
  const isPerson = personIn(sentence.words)
  const before = sentences.slice(0, sentence.at).findLast(({ role }) => role !== sentence.role)
  const named = sentences
    .slice(0, sentence.at)
    .findLast(
      ({ turns, words }) =>
        turns[0] === before?.turns[0] &&
        !isSubjectMissing(words) &&
        words.some((word, at) =>
          isPerson ? word.pos === 'PROPN' && isThing(word) && (at > 0 || words.length < 4) : isThing(word),
        ),
    )
  if (!named || reasonToOmit(named, cast) !== null) return null
  const quote = verbatim(named, entries)
  return quote && { sentence: named, quote }
}

function pointsAtThing({ words }: Sentence): boolean {
  return words.some(({ lower }, at) => things.test(lower) && isUnresolved(words, at))
}

/** A quote, and the sentences in it beside its own. */
export interface QuotedAction {
  text: string
  said: readonly Sentence[]
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}
