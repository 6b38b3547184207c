import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Fact } from '../role/facts.js'
import { conceptsIn, groupsOf, sharedInMeaning } from './concepts.js'
import type { Conversation } from './conversation.js'
import { type Found, searchFacts } from './fact-search.js'
import { givesWhatIsAsked } from './question-kind.js'
import { givesReason } from './reason.js'
import { lemmasOf } from './lemmas.js'
import { clauseAbout, inShort, withYesOrNo, yesOrNo } from './short-answer.js'

const { passing } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')
const longest = 330
/** A match below this is by chance. */
const leastScore = 0.55
/** A match above this needs nothing of what was said before. */
const sureScore = 0.55
/** A fact that was told is repeated only if the question clearly asks for it. */
const certainScore = 0.55
export const introduction = /^I am (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}/u

/** The best fact, if it has not been told; a told one in short if it is the better answer. */
export function askedFact(conversation: Conversation, question: string): string | null {
  const { role, memory, utterance, userTexts } = conversation
  const awaited = awaitedFact(conversation, question)
  if (awaited) return awaited
  const isWhy = /\bwhy\b|\bhow come\b/i.test(question)
  // A "why" asks nothing that a guarded fact about the same words would tell.
  const facts = knownTo(conversation).filter(({ isGuarded, text }) => !isWhy || (!isGuarded && mayExplain(text)))
  const alone = searchFacts(facts, question, utterance.text, '')
  const topic = topicOf(question, memory.agentTurns.at(-1), userTexts)
  const wish = alone.length === 0 && asksNeed.test(question) ? wishWith(question, conversation) : null
  if (wish) return wish
  const isEnough = topic === '' || (alone[0]?.score ?? 0) >= sureScore
  const found = isEnough
    ? alone
    : [...followed(conversation, question), ...searchFacts(facts, question, utterance.text, topic)]
  const fresh = found.find((each) => !isTold(each, memory) && each.score >= leastScore)
  const told = found.find((each) => isTold(each, memory) && covers(each, question))
  const again =
    told && isBetter(told, fresh, question) ? repeated(question, told.fact.text, (text) => memory.holds(text)) : null
  const because = isWhy && told && !fresh ? nextOf(told, conversation, true) : null
  if (because) return because
  if (again || !fresh) return again ?? (told && !fresh ? nextOf(told, conversation, false) : null)
  const { fact } = fresh
  if (introduction.test(fact.text)) return inShort(question, fact.text) ?? fact.text
  return withYesOrNo(question, role.facts.includes(fact) ? withNext(role.facts, fact, memory) : fact.text)
}

/** "Somebody told me it would be 4,000" after "I worry about the cost": what the prompt adds to a told fact. */
function nextOf({ at }: Found, { role, memory }: Conversation, isWhy: boolean): string | null {
  const next = role.facts[at + 1]
  const isAdded =
    next && !next.isGuarded && (isWhy || /^(?:Somebody|Someone|People|It|That|This|They)\b/.test(next.text))
  return isAdded && !memory.isSaid(next.text) ? next.text : null
}

/** The fact that the prompt keeps for this very question. */
function awaitedFact({ role, memory }: Conversation, question: string): string | null {
  const asked = lemmasOf(question)
  const found = role.facts.find(
    ({ askedBy, text }) =>
      askedBy && !memory.isSaid(text) && sharedInMeaning(askedBy, asked) >= Math.max(1, askedBy.size * leastAwaited),
  )
  return found ? found.text : null
}
const leastAwaited = 0.6

/** "Until when will that take?" may ask for the sentence of the prompt after the one just said. */
function followed({ role, memory }: Conversation, question: string): Found[] {
  const last = memory.agentTurns.at(-1) ?? ''
  const at = role.facts.findLastIndex(({ text }) => last.includes(text))
  const fact = role.facts[at + 1]
  if (at < 0 || !fact || fact.isGuarded || givesWhatIsAsked(question, fact.text) === 0) return []
  return [{ fact, at: at + 1, score: 1 }]
}

const asksNeed = /\b(?:need|want|expect|like)\b/i

/** "When do you need it by?": the wish that gives what is asked. */
function wishWith(question: string, { role, memory }: Conversation): string | null {
  const given = role.wishes.find(({ text }) => givesWhatIsAsked(question, text) > 0)
  if (!given) return null
  return memory.holds(given.text) ? inShort(question, given.text) : given.text
}

function mayExplain(text: string): boolean {
  return givesReason.test(text) || !/^I (?:want|will|refuse|would)\b/.test(text)
}

/** A fact is repeated only for a question with half of its words. */
function covers({ fact }: Found, question: string): boolean {
  const asked = [...lemmasOf(question)].filter((stem) => !passing.test(stem))
  const own = new Set([...fact.stems, ...lemmasOf(fact.text)])
  const groups = new Set([...own].flatMap(groupsOf))
  const known = asked.filter((stem) => own.has(stem) || groupsOf(stem).some((group) => groups.has(group)))
  return (
    (asked.length === 0 && /^(?:and |so )?(?:wh|how)/i.test(question)) ||
    known.length >= asked.length / 2 ||
    shared(conceptsIn(question), conceptsIn(fact.text)) > 0
  )
}

function isTold({ fact }: Found, memory: Conversation['memory']): boolean {
  return memory.isSaid(fact.text) || memory.holds(fact.text.replace(/^I (?:also )?(?:want|need) /, ''))
}

/** Without a new fact, a told one is repeated if the question clearly asks for it. */
function isBetter(told: Found, fresh: Found | undefined, question: string): boolean {
  if (!fresh) return told.score >= certainScore
  if (asksFigure.test(question)) return told.score >= fresh.score
  return told.score >= fresh.score + clearlyBetter && !/\bnot\b/i.test(question)
}

const clearlyBetter = 0.4

/** Another number would be no answer to a question that was answered before. */
const asksFigure = /\b(?:when|how (?:many|much|long|old|often))\b/i

/** Facts and wishes: a question may be answered by both. */
function knownTo({ role }: Conversation): Fact[] {
  const wishes = [...role.wishes, ...role.refusals.flatMap(({ text, stems }) => (text ? [{ text, stems }] : []))]
  return [
    ...role.facts,
    ...wishes
      .filter(({ text }) => !role.facts.some((fact) => fact.text === text))
      .map((wish) => ({ ...wish, followsOn: false, isGuarded: false })),
  ]
}

/** A question with no more words of content may be about what was said before. */
const fewWords = 2

/** What "he" or a question of few words is about: the agent's last turn and the person's question before it. */
function topicOf(question: string, agentTurn = '', userTexts: readonly string[]): string {
  const words = contentStems(question)
  const isBack =
    (words.size === 0 && /\b(?:wh\w+|how|it|that|this|there|one)\b/i.test(question)) ||
    /\b(?:he|she|him|her|they|them)\b/i.test(question) ||
    (words.size <= fewWords && /^and\b|\b(?:it|that|this|there)\b/i.test(question))
  return isBack ? `${agentTurn} ${userTexts.at(-2) ?? ''}` : ''
}

/** A told sentence is repeated in part only. */
const mostOfTold = 0.7
const fewestOfClause = 4
const mostOfShort = 11
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function repeated(question: string, told: string, isHeld: (text: string) => boolean): string | null {
  const short = inShort(question, told)
  if (short && !isHeld(short)) return short
  if (short && !isHeld(`as I said ${short}`))
    return `As I said, ${/^(?:I|\p{Lu}\p{Ll}*day|\p{Lu}{2,})\b/u.test(short) ? short : lowered(short)}`
  const yes = yesOrNo(question, told)
  if (yes) return isHeld(`${yes} as I said`) ? null : `${yes}, as I said.`
  const part = told.split(' ').length <= mostOfShort ? told : clauseAbout(question, told)
  const clause = `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/\.$/, '')}, as I said.`
  return (part.length < told.length * mostOfTold || told.split(' ').length <= mostOfShort) &&
    part.split(' ').length >= fewestOfClause &&
    !isHeld(clause)
    ? clause
    : null
}

/** Adds the sentence that continues a fact, or the one that it continues, if the reply has room. */
export function withNext(facts: readonly Fact[], fact: Fact, memory: Conversation['memory']): string {
  const at = facts.indexOf(fact)
  const isFresh = (other: Fact | undefined): other is Fact =>
    other !== undefined && !memory.isSaid(other.text) && !introduction.test(other.text)
  const before = facts[at - 1]
  if (fact.followsOn && isFresh(before)) {
    const both = `${before.text} ${fact.text}`
    return both.length <= longest ? both : before.text
  }
  const next = facts[at + 1]
  const both = isFresh(next) && next.followsOn && !next.isGuarded ? `${fact.text} ${next.text}` : fact.text
  return both.length <= longest ? both : fact.text
}
