import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { normalised, sentencesOf } from '../../language/sentences/sentences-of.js'
import { shared } from '../../language/tokens/content-stems.js'
import { conceptsIn, groupsOf } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import type { Found } from './fact-search.js'
import { lemmasOf } from '../wording/lemmas.js'
import { clauseAbout, inShort, yesOrNo } from './short-answer.js'
import { anyOf } from '../patterns/any-of.js'

const { passing } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')
export const introduction = /^I am (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}/u
/** A fact that was said is repeated only if the question clearly asks for it. */
const certainScore = 0.55

/** A given fact in short, or what the prompt adds to it; null if `fresh` is the better answer. */
export function toldAgain(
  told: Found,
  fresh: Found | undefined,
  conversation: Conversation,
  question: string,
): string | null {
  const because = !fresh && /\b(?:why|how come)\b/i.test(question) ? nextOf(told, conversation, true) : null
  if (because) return because
  const { memory } = conversation
  const again = isBetter(told, fresh, question)
    ? repeated(question, told.fact.text, memory.agentTurns, (text) => memory.holds(text))
    : null
  return again ?? (fresh ? null : nextOf(told, conversation, false))
}

/** "Someone told me it would be 4,000" after "I worry about the cost": what the prompt adds to a given fact. */
function nextOf({ at }: Found, { role, memory }: Conversation, isWhy: boolean): string | null {
  const next = role.facts[at + 1]
  const isAdded =
    next && !next.isGuarded && (isWhy || /^(?:Somebody|Someone|People|It|That|This|They)\b/.test(next.text))
  return isAdded && !memory.isSaid(next.text) ? next.text : null
}

/** A fact is repeated only for a question with half of its words. */
export function covers({ fact }: Found, question: string): boolean {
  const asked = [...lemmasOf(question)].filter((stem) => !passing.test(stem))
  const own = new Set([...fact.stems, ...lemmasOf(fact.text)])
  const groups = new Set([...own].flatMap(groupsOf))
  const known = asked.filter((stem) => own.has(stem) || groupsOf(stem).some((group) => groups.has(group)))
  return (
    (asked.length === 0 && /^(?:and |so )?(?:wh|how)/i.test(question) && question.split(' ').length <= fewWords) ||
    known.length >= asked.length / 2 ||
    shared(conceptsIn(question), conceptsIn(fact.text)) > 0
  )
}

/** "Since when exactly?" */
const fewWords = 6

export function isTold({ fact }: Found, memory: Conversation['memory']): boolean {
  return memory.isSaid(fact.text) || memory.holds(fact.text.replace(/^I (?:also )?(?:want|need) /, ''))
}

/** Without a new fact, a given one is repeated if the question clearly asks for it. */
function isBetter(told: Found, fresh: Found | undefined, question: string): boolean {
  if (!fresh) return told.score >= certainScore
  if (asksFigure.test(question)) return told.score >= fresh.score
  return told.score >= fresh.score + clearlyBetter && !/\bnot\b/i.test(question)
}

const clearlyBetter = 0.4

/** Another number would be no answer to a question that was answered before. */
const asksFigure = /\b(?:when|how (?:many|much|long|old|often))\b/i

/** A given sentence is repeated in part only. */
const mostOfTold = 0.7
const fewestOfClause = 4
const mostOfShort = 11

/** Whether a fact was said again with "as I said": once is enough. */
function isRepeatedBefore(part: string, turns: readonly string[]): boolean {
  const whole = normalised(part)
  return turns
    .flatMap(sentencesOf)
    .filter((sentence) => /\bas I said\b/i.test(sentence))
    .some((sentence) => whole.includes(normalised(sentence.replace(/,? ?\bas I said\b,? ?/i, ''))))
}

/** A part that can be said alone begins with its subject. */
const startsClause =
  /^(?:I|my|our|we|the|there|this|it|he|she|they|an?|no|two|three|\d|in|on|at|since|\p{Lu}\p{Ll}+)\b/u

/** A yes again needs most of the words of the question: "Is your income secure?" asks more than what you earn. */
function isCovered(question: string, told: string): boolean {
  const asked = lemmasOf(question)
  const own = lemmasOf(told)
  const groups = new Set([...own].flatMap(groupsOf))
  const known = [...asked].filter((stem) => own.has(stem) || groupsOf(stem).some((group) => groups.has(group)))
  return known.length * 2 > asked.size
}

/** In so many replies, one "as I said" is enough. */
const nearby = 2
/** Questions that want more than what was said. */
export const asksMore = anyOf(loadPatterns('replies/asks-more', 'kind', 'goingOn', 'tell', 'possible', 'state'))

/** A first word that keeps its capital letter. */
const inCapitals =
  /^(?:I|\p{Lu}\p{Ll}*day|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}{2,})\b/u

function repeated(
  question: string,
  told: string,
  turns: readonly string[],
  isHeld: (text: string) => boolean,
): string | null {
  if (asksMore.test(question)) return null
  const short = inShort(question, told)
  if (short && !isHeld(short)) return short
  if (short && !isHeld(`as I said ${short}`)) return `As I said, ${inCapitals.test(short) ? short : lowerFirst(short)}`
  const yes = yesOrNo(question, told)
  if (yes && (yes === 'No' || !isCovered(question, told))) return null
  return partAgain(question, told, turns, isHeld)
}

/** The part of a fact's sentence that answers, with "as I said". */
function partAgain(
  question: string,
  told: string,
  turns: readonly string[],
  isHeld: (text: string) => boolean,
): string | null {
  if (turns.slice(-nearby).some((turn) => /\bas I said\b/i.test(turn))) return null
  const part = told.split(' ').length <= mostOfShort ? told : clauseAbout(question, told)
  const clause = `${capitalised(part).replace(/\.$/, '')}, as I said.`
  if (!startsClause.test(part) || /[:;]/.test(part) || isRepeatedBefore(part, turns)) return null
  return (part.length < told.length * mostOfTold || told.split(' ').length <= mostOfShort) &&
    part.split(' ').length >= fewestOfClause &&
    !isHeld(clause)
    ? clause
    : null
}
