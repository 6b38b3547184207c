import { capitalised } from '../../language/tokens/first-letter.js'
import { faultOfPredicate } from '../../language/clauses/clause-faults.js'
import { isUnmarked } from '../../language/sentences/unmarked-speech.js'
import { partyOf } from '../../language/names/cast.js'
import { type Party } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { verbatim } from '../phrase/spoken-quote.js'
import type { Conversation } from '../read/conversation.js'
import { faultOf } from './action-faults.js'
import { type SaidBefore, saidBefore } from './antecedent.js'
import { lacksObject, pointsAtThing } from './pointing-words.js'
import { when } from './commitment-patterns.js'
import { lackOf } from './self-contained.js'
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
  [/\b(?:can|could)\b/i, 'will', 'can'],
  [/\bmay\b/i, 'may', 'can'],
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
  if (faultOf(clause) || endsInNext.test(written(clause))) return null
  const [own, other] = owner === 'speaker' ? [speaker, listener] : [listener, speaker]
  const action = new OwnedAction(clause, owner, other).text()
  if (action === null) return null
  const verb = isRequest ? undefined : verbs.find(([said]) => said.test(lead))
  const said = owner === 'speaker' ? (verb?.[1] ?? 'will') : (verb?.[2] ?? 'should')
  // "I'd like you to keep a diary and to check it".
  const plain = / to$/.test(said)
    ? action
    : action.replace(/\band to (?=\p{Ll}+ (?:it|the|your|their|a|an)\b)/u, 'and ')
  return `${capitalised(own.short)} ${said} ${plain.replace(ofOwner, '')}`
}

/** "Do not ring me every day, the window", before "people did that". */
const endsInNext = /, (?:the|my|your|our|his|her|their|a|an) \p{L}+$/iu

/** "I'll ring you myself". */
const ofOwner = / themselves(?= (?:at|on|by|in|to|before|tomorrow|today|tonight)\b|$)/

const longestQuote = 36
const fewestWords = 4
const clearAlone = 7
const longEnough = 11

/** The sentence in its speaker's words with what it needs before it; null if these do not read well. */
export function quotedAction(sentence: Sentence, conversation: Conversation): QuotedAction | null {
  const { entries, cast } = conversation
  const said = verbatim(sentence, entries)
  if (!said || !isWhole(sentence, said.shown, conversation)) return null
  const { lead, answered } = withoutAnswered(saidBefore(sentence, conversation), sentence, conversation)
  const told = [...(answered ? [answered] : []), ...lead].map((one) => one.sentence)
  if (told.length === 0 && lacksPerson(sentence)) return null
  const own = [...lead.map(({ quote }) => quote), said].map(({ shown }) => shown).join(' ')
  const isOwn = answered?.sentence.role === sentence.role
  const parts = [
    ...(answered ? [quoteOf(partyOf(cast, answered.sentence.role), answered.quote.shown)] : []),
    isOwn ? `and then “${own}”` : quoteOf(partyOf(cast, sentence.role), own),
  ]
  const isLong = parts.reduce((sum, part) => sum + wordsIn(part), 0) > longestQuote
  const isAlone = (lead.length === 0 && !answered) || (isLong && wordsIn(said.shown) < longestQuote)
  if (!isAlone) return isLong ? null : { text: parts.join(' '), said: told }
  return isUnclear(sentence, wordsIn(said.shown))
    ? null
    : { text: quoteOf(partyOf(cast, sentence.role), said.shown), said: [] }
}

/** "Same place?" "Same place. And I'll send you that book.": the question is answered before. */
function withoutAnswered(said: SaidBefore, { at, turns: [turn] }: Sentence, { sentences }: Conversation): SaidBefore {
  const asked = said.answered?.sentence
  const isLater = sentences[at - 1]?.turns[0] === turn
  return isLater && asked?.isQuestion && asked.words.length <= shortQuestion ? { ...said, answered: null } : said
}

const shortQuestion = 3

const lacksPerson = (sentence: Sentence): boolean => /"(?:he|him|his|she|her|hers)"/.test(lackOf([sentence]) ?? '')

function isWhole(sentence: Sentence, shown: string, { entries }: Conversation): boolean {
  const isGuess = isUnmarked(entries[sentence.turns[0] ?? -1]?.message ?? '.')
  return wordsIn(shown) >= fewestWords && /[.?!]$/.test(shown) && !(isGuess && isOpenEnded(sentence))
}

/** A clause of speech without marks that ends in the middle, or goes on with another one. */
const isOpenEnded = ({ words }: Sentence): boolean =>
  faultOfPredicate(words) !== null || /^(?:on|in|at|to|of|for|with)$/.test(words.at(-1)?.lower ?? '')

function isUnclear(sentence: Sentence, length: number): boolean {
  // "I'll pick it up on Sunday" says when, at least.
  if (pointsAtThing(sentence) && when.test(sentence.text) && !/\bdo (?:it|that|this)\b/i.test(sentence.text))
    return false
  return (length < longEnough && lacksObject(sentence.words)) || (length < clearAlone && pointsAtThing(sentence))
}

function quoteOf(speaker: Party, said: string): string {
  return `${capitalised(speaker.short)}: “${said}”`
}

/** A quote, and the sentences in it beside its own. */
export interface QuotedAction {
  text: string
  said: readonly Sentence[]
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}
