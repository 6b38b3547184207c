import { loadPatterns } from '../../data/load-patterns.js'
import { shared } from '../../language/tokens/content-stems.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { answerTemplates } from '../templates/templates.js'
import { askedFact, introduction, withNext } from './asked-fact.js'
import { askedIdentity } from './asked-identity.js'
import type { Conversation } from './conversation.js'
import { fallbackReply } from './fallback-reply.js'
import { nextWish } from './initiative.js'
import { privateReply } from './private-matter.js'
import { reasonFor, seeksReason } from './reason.js'

const { asksForStory, passing, stillThere } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

export interface Answer {
  text: string
  /** True if it states a fact; false if it says that nothing is known. */
  isFact: boolean
}
const whenCanI = /\bwhen (?:can|could|shall|should|may) (?:i|we)\b/i
const asksWish =
  /\bwhat (?:else )?(?:do|would|can|could) (?:you|i|we) (?:really |still )?(?:need|want|like|expect|do (?:for you|to help)|hope)|\bwhat (?:else )?would help\b|\bwhat is (?:most )?important\b|\banything else\b/i

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

const offersHelp = /\b(?:help|do for you|brings you)\b/i

/** At the beginning, "How can I help?" asks for the matter, whatever else the turn names. */
function opening(conversation: Conversation, question: string): string | null {
  const isOffered = conversation.memory.agentTurns.length <= 1 && offersHelp.test(question)
  return isOffered ? story(conversation, question) : null
}

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
