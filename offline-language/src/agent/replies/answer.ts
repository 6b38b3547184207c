import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Fact } from '../role/facts.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import { askedIdentity } from './asked-identity.js'
import type { Conversation } from './conversation.js'
import { fallbackReply } from './fallback-reply.js'
import { type Found, searchFacts } from './fact-search.js'
import { nextWish } from './initiative.js'
import { privateReply } from './private-matter.js'
import { givesReason, reasonFor, seeksReason } from './reason.js'
import { inShort, withYesOrNo } from './short-answer.js'

const { asksForStory, passing, stillThere } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

export interface Answer {
  text: string
  /** True if it states a fact; false if it says that nothing is known. */
  isFact: boolean
}
const whenCanI = /\bwhen (?:can|could|shall|should|may) (?:i|we)\b/i
const asksWish =
  /\bwhat (?:else )?(?:do|would|can|could) (?:you|i|we) (?:really |still )?(?:need|want|like|expect|do (?:for you|to help)|hope)|\bwhat (?:else )?would help\b|\bwhat is (?:most )?important\b|\banything else\b/i
const longest = 330
/** A match below this is by chance. */
const leastScore = 0.55
/** A fact that was told is repeated only if the question clearly asks for it. */
const certainScore = 0.85
const introduction = /^I am (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}/u

/** The prompt's answer to a question, each fact once and then in short; else that it is private or not known. */
export function answer(conversation: Conversation): Answer {
  const question = conversation.utterance.questions.at(-1) ?? conversation.utterance.text
  const kept = askedWish(conversation, question) === null ? privateReply(conversation, question) : null
  if (kept) return { text: kept, isFact: false }
  const known =
    askedDay(conversation, question) ??
    askedReason(conversation, question) ??
    askedPrice(conversation, question) ??
    askedIdentity(conversation, question) ??
    askedWish(conversation, question) ??
    opening(conversation, question) ??
    askedFact(conversation, question) ??
    story(conversation, question)
  if (known) return { text: known, isFact: true }
  if (stillThere.test(question)) return { text: 'Yes, it is.', isFact: true }
  return { text: fallbackReply(conversation, question), isFact: false }
}

function askedDay({ role, memory }: Conversation, question: string): string | null {
  return whenCanI.test(question) ? pick(answerTemplates.askDay, {}, role.register, memory) : null
}

function askedReason({ role, memory, userTexts, utterance }: Conversation, question: string): string | null {
  return seeksReason(utterance.text) ? reasonFor({ role, memory, userTexts }, question) : null
}

const asksPrice =
  /\b(?:how much (?:is|are|does|do you (?:want|ask))|what (?:is|are) (?:the price|you asking)|what does (?:it|the \p{L}+) cost|price\?)/iu

/** "How much is it?" to somebody who sells. */
function askedPrice({ role, memory }: Conversation, question: string): string | null {
  const { dealing } = role
  if (dealing?.side !== 'seller' || !asksPrice.test(question)) return null
  const isTold = memory.holds(dealing.opening.text) || role.facts.some(({ text }) => /^I ask\b/.test(text))
  return isTold ? null : `I ask ${dealing.opening.text}.`
}

/** "What else do you need?" */
function askedWish(conversation: Conversation, question: string): string | null {
  if (!asksWish.test(question)) return null
  const { role, memory } = conversation
  const suggested = role.triggers
    .flatMap(({ says }) => says)
    .find((line) => /^What about\b/.test(line) && !memory.isSaid(line))
  const free = role.slots.find(({ isFree, text }) => isFree && text)?.text
  const possible = free ? pick(decisionTemplates.dayOnly, { day: free }, role.register, memory) : null
  return nextWish(conversation) ?? suggested ?? possible
}

/** The best fact, if it has not been told; a told one in short if it is the better answer. */
function askedFact(conversation: Conversation, question: string): string | null {
  const { role, memory, utterance, userTexts } = conversation
  const isWhy = /\bwhy\b|\bhow come\b/i.test(question)
  // A "why" asks nothing that a guarded fact about the same words would tell.
  const facts = knownTo(conversation).filter(({ isGuarded, text }) => !isWhy || (!isGuarded && mayExplain(text)))
  const found = searchFacts(facts, question, utterance.text, topicOf(question, memory.agentTurns.at(-1), userTexts))
  const fresh = found.find((each) => !isTold(each, memory) && each.score >= leastScore)
  const told = found.find((each) => isTold(each, memory))
  const again =
    told && isBetter(told, fresh, question) ? repeated(question, told.fact.text, (text) => memory.holds(text)) : null
  if (again || !fresh) return again
  const { fact } = fresh
  if (introduction.test(fact.text)) return inShort(question, fact.text) ?? fact.text
  return withYesOrNo(question, role.facts.includes(fact) ? withNext(role.facts, fact, memory) : fact.text)
}

function mayExplain(text: string): boolean {
  return givesReason.test(text) || !/^I (?:want|will|refuse|would)\b/.test(text)
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

/** What "he" or a question of few words is about: the agent's last turn and the person's question before it. */
function topicOf(question: string, agentTurn = '', userTexts: readonly string[]): string {
  const words = contentStems(question)
  const isBack = words.size === 0 || /\b(?:he|she|him|her|they|them)\b/i.test(question)
  return isBack ? `${agentTurn} ${userTexts.at(-2) ?? ''}` : ''
}

function repeated(question: string, told: string, isHeld: (text: string) => boolean): string | null {
  const short = inShort(question, told)
  if (short && !isHeld(short)) return short
  if (short && !isHeld(`${short} as I said`)) return short.replace(/\.$/, ', as I said.')
  const again = `As I said, ${beginsWithName.test(told) ? told : told.charAt(0).toLowerCase() + told.slice(1)}`
  return told.length < 200 && !isHeld(again) ? again : null
}

const offersHelp = /\b(?:help|do for you|brings you)\b/i

/** At the beginning, "How can I help?" asks for the matter, whatever else the turn names. */
function opening(conversation: Conversation, question: string): string | null {
  const isOffered = conversation.memory.agentTurns.length <= 1 && offersHelp.test(question)
  return isOffered ? story(conversation, question) : null
}

const beginsWithName =
  /^(?!(?:The|My|There|It|This|That|In|On|At|Since|For|He|She|They|Our|We|Every|No|Nobody|A|An|Last|Two|Three)\b)\p{Lu}/u

/** "How can I help you?" gets the first thing that the prompt tells. */
function story({ role, memory }: Conversation, question: string): string | null {
  if (!asksForStory.test(question) || /\b(?:him|her|them|this)\b/i.test(question)) return null
  const first = role.facts.find(
    ({ text, followsOn, isGuarded }) => !followsOn && !isGuarded && !introduction.test(text) && !memory.isSaid(text),
  )
  return first ? withNext(role.facts, first, memory) : null
}

/** A fact about the topic of the user's turn, which the agent mentions without being asked. */
export function relatedFact({ role, memory, utterance }: Conversation, least = 2): string | null {
  const open = role.facts.filter(({ isGuarded, text }) => !isGuarded && !memory.isSaid(text))
  const stems = new Set([...utterance.stems].filter((stem) => !passing.test(stem)))
  const [best] = open
    .filter((fact) => !introduction.test(fact.text) && !fact.followsOn)
    .map((fact) => ({ fact, common: shared(fact.stems, stems) }))
    .sort((a, b) => b.common - a.common)
  return best && best.common >= least ? best.fact.text : null
}

/** Adds the sentence that continues a fact, or the one that it continues, if the reply has room. */
function withNext(facts: readonly Fact[], fact: Fact, memory: Conversation['memory']): string {
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
