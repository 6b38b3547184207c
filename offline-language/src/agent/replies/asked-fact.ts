import { contentStems } from '../../language/tokens/content-stems.js'
import type { Fact } from '../role/knowledge.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { type Found, searchFacts } from './fact-search.js'
import { givesWhatIsAsked } from './question-kind.js'
import { givesReason } from './reason.js'
import { lemmasOf } from '../wording/lemmas.js'
import { inShort, withYesOrNo } from './short-answer.js'
import { covers, introduction, isTold, toldAgain } from './told-fact.js'

/** What draws someone to a thing is no deadline. */
const isWhyOfLike = /\b(?:attracts?|draws?|appeals?|like about|interests?|speaks for|good about)\b/i
const isDeadline = /\b(?:by|until|before) (?:next |this )?(?:\p{Lu}\p{Ll}+day|week|month|the end)\b/u
const longest = 330
/** A match below this is by chance. */
const leastScore = 0.55
/** A match above this needs nothing of what was said before. */
const sureScore = 0.55

/** The best fact, if it has not been said; a given one in short if it is the better answer. */
export function askedFact(conversation: Conversation, question: string): string | null {
  const { memory, utterance, userTexts } = conversation
  const awaited = awaitedFact(conversation, question)
  if (awaited) return awaited
  const isWhy = /\bwhy\b|\bhow come\b/i.test(question)
  // A guarded fact with the same words is no answer to a "why".
  const facts = knownTo(conversation)
    .filter((fact) => !isWhyOfLike.test(question) || !isDeadline.test(fact.text))
    .filter(
      (fact) =>
        !isWhy ||
        (!fact.isGuarded && mayExplain(fact.text) && (givesReason.test(fact.text) || isHalfNamed(question, fact))),
    )
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
  const again = told ? toldAgain(told, fresh, conversation, question) : null
  if (again || !fresh) return again
  return answerWith(fresh.fact, conversation, question)
}

/** A fact as an answer: with the sentence that continues it, and a yes or a no that it supports. */
function answerWith(fact: Fact, { role, memory }: Conversation, question: string): string {
  if (introduction.test(fact.text)) return inShort(question, fact.text) ?? fact.text
  const said = role.facts.includes(fact) ? withNext(role.facts, fact, memory) : fact.text
  return isHalfNamed(question, fact) ? withYesOrNo(question, said) : said
}

/** A yes or a no needs half of the words of the question in the fact. */
function isHalfNamed(question: string, { stems, text }: Fact): boolean {
  const asked = lemmasOf(question)
  return sharedInMeaning(asked, new Set([...stems, ...lemmasOf(text)])) >= asked.size / 2
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
