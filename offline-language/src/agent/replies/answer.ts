import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Fact } from '../role/facts.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { answerTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { askedIdentity } from './asked-identity.js'
import { conceptsIn } from './concepts.js'
import type { Conversation } from './conversation.js'
import { fallbackReply } from './fallback-reply.js'
import { givesWhatIsAsked } from './question-kind.js'
import { reasonFor, seeksReason } from './reason.js'

const { asksForStory, passing, stillThere } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

export interface Answer {
  text: string
  /** True if it states a fact; false if it says that nothing is known. */
  isFact: boolean
}
const yesOrNo =
  /^(?:and |so |but |well,? )?(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|may|shall) /i
const whenCanI = /\bwhen (?:can|could|shall|should|may) (?:i|we)\b/i
const longest = 330
/** A match below this is by chance. */
const leastScore = 0.55
const certainScore = 1.3
const refersBack = /\b(?:him|her|them|this)\b/i
const introduction = /^I am (?:(?:Mr|Mrs|Ms|Dr)\. )?\p{Lu}/u

/** The prompt's answer to a question, each fact once; else the statement that it is not known. */
export function answer(conversation: Conversation): Answer {
  const { role, memory, utterance } = conversation
  const question = utterance.questions.at(-1) ?? utterance.text
  const isSaid = (text: string) => memory.isSaid(text)
  const known = knownAnswer(conversation, question)
  if (known) return { text: known, isFact: true }
  const isAsked = askedIdentity(conversation, question)
  if (isAsked) return { text: isAsked, isFact: true }
  if (stillThere.test(question)) return { text: 'Yes, it is.', isFact: true }
  const told = factFor(
    role.facts.filter(({ text }) => isSaid(text)),
    question,
    '',
    () => false,
    certainScore,
  )
  if (
    told &&
    !yesOrNo.test(question) &&
    told.length < 200 &&
    utterance.act === 'question' &&
    !memory.holds(`as I said ${told}`)
  )
    return {
      text: `As I said, ${/^I\b|^\p{Lu}\p{L}+ \p{Lu}/u.test(told) ? told : told.charAt(0).toLowerCase() + told.slice(1)}`,
      isFact: true,
    }
  return { text: fallbackReply(conversation, question), isFact: false }
}

/** The date that the person asks for, the reason, or the fact. */
function knownAnswer({ role, memory, utterance, userTexts }: Conversation, question: string): string | null {
  const date = whenCanI.test(question) ? pick(answerTemplates.askDay, {}, role.register, memory) : null
  if (date) return date
  const isWhy = seeksReason(utterance.text)
  const reason = isWhy ? reasonFor({ role, memory, userTexts }, question) : null
  const facts = isWhy ? openOf(role.facts) : role.facts
  return reason ?? factFor(facts, question, utterance.text, (text) => memory.isSaid(text))
}

/** A "why" asks nothing that a guarded fact about the same words would tell. */
function openOf(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ isGuarded }) => !isGuarded)
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

function factFor(
  facts: readonly Fact[],
  question: string,
  said: string,
  isSaid: (text: string) => boolean,
  least = leastScore,
): string | null {
  const unsaid = facts
    .map((fact, at) => ({ fact, at }))
    .filter(({ fact }) => !isSaid(fact.text) && !introduction.test(fact.text))
  const weigh = relevanceOf(facts, question, said)
  const [best] = unsaid
    .map((entry) => ({ ...entry, score: weigh(entry.fact) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
  if (best && best.score >= least) return withNext(facts, best.at, isSaid)
  if (!asksForStory.test(question) || refersBack.test(question)) return null
  const first = unsaid.find(({ fact }) => !fact.followsOn && !fact.isGuarded)
  return first ? withNext(facts, first.at, isSaid) : null
}

/** Rare words, words for the same thing, and the kind of answer that the question wants count. */
function relevanceOf(facts: readonly Fact[], question: string, said: string): (fact: Fact) => number {
  const asked = contentStems(question)
  const around = contentStems(said)
  const concepts = conceptsIn(question)
  const weight = (stem: string) => 1 / Math.sqrt(facts.filter(({ stems }) => stems.has(stem)).length || 1)
  return ({ text, stems }) => {
    let score = shared(concepts, conceptsIn(text)) * 0.9
    for (const stem of asked) if (stems.has(stem)) score += passing.test(stem) ? 0.3 : weight(stem)
    if (score === 0) return 0
    for (const stem of around) if (!asked.has(stem) && stems.has(stem)) score += weight(stem) / 3
    return score + givesWhatIsAsked(question, text) * 0.5
  }
}

/** Adds the sentence that continues a fact, if the reply has room. */
function withNext(facts: readonly Fact[], at: number, isSaid: (text: string) => boolean): string | null {
  const fact = facts[at]
  if (!fact) return null
  const before = facts[at - 1]
  const first =
    fact.followsOn && before && !isSaid(before.text) && !introduction.test(before.text)
      ? `${before.text} ${fact.text}`
      : fact.text
  if (first !== fact.text) return first.length <= longest ? first : (before?.text ?? null)
  const next = facts[at + 1]
  const both = next?.followsOn && !next.isGuarded && !isSaid(next.text) ? `${fact.text} ${next.text}` : fact.text
  return both.length <= longest ? both : fact.text
}
