import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Fact } from '../role/facts.js'
import type { Conversation } from './conversation.js'
import { fallbackReply } from './fallback-reply.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { asksForStory, passing } = loadPatterns('answer', 'asksForStory', 'passing')

export interface Answer {
  text: string
  /** True if it states a fact; false if it says that nothing is known. */
  isFact: boolean
}
const asksForPast = /\b(?:went|happened|past|before|previous|last|history|tried|experience)\b/i
const asksForTime = /\b(?:how long|since when|how old)\b/i
const longest = 330

/** The prompt's answer to a question, each fact once; else the statement that it is not known. */
export function answer(conversation: Conversation): Answer {
  const { role, memory, utterance } = conversation
  const question = utterance.questions.at(-1) ?? utterance.text
  const fact = factFor(role.facts, contentStems(question), contentStems(utterance.text), question, (text) =>
    memory.isSaid(text),
  )
  if (fact) return { text: fact, isFact: true }
  const told = role.facts.find(
    ({ text, stems }) =>
      memory.isSaid(text) &&
      shared(stems, contentStems(question)) >= 1 &&
      !memory.holds(`as I said ${text}`) &&
      text.length < 200 &&
      !/^I am \p{Lu}/u.test(text),
  )
  if (told && utterance.act === 'question')
    return {
      text: `As I said, ${/^I\b|^\p{Lu}\p{L}+ \p{Lu}/u.test(told.text) ? told.text : told.text.charAt(0).toLowerCase() + told.text.slice(1)}`,
      isFact: true,
    }
  return { text: fallbackReply(conversation, question), isFact: false }
}

/** A fact about the topic of the user's turn, which the agent mentions without being asked. */
export function relatedFact({ role, memory, utterance }: Conversation, least = 2): string | null {
  const open = role.facts.filter(({ isGuarded }) => !isGuarded)
  const stems = telling(utterance.stems)
  const found = factFor(open, stems, utterance.stems, '', (text) => memory.isSaid(text), least)
  if (found || memory.chance('rare') < 50) return found
  // One shared word is enough if only one fact has it.
  const rare = new Set(
    [...stems].filter((stem) => stem.length > 4 && open.filter((fact) => fact.stems.has(stem)).length === 1),
  )
  return factFor(open, rare, rare, '', (text) => memory.isSaid(text))
}

function factFor(
  facts: readonly Fact[],
  asked: ReadonlySet<string>,
  said: ReadonlySet<string>,
  question: string,
  isSaid: (text: string) => boolean,
  least = 1,
): string | null {
  const unsaid = facts
    .map((fact, at) => ({ fact, at }))
    .filter(({ fact }) => !isSaid(fact.text) && !/^I am \p{Lu}/u.test(fact.text))
  const weight = (stem: string) => 1 / Math.sqrt(facts.filter(({ stems }) => stems.has(stem)).length || 1)
  const score = ({ fact }: { fact: Fact }) => {
    let sum = 0
    let count = 0
    for (const stem of asked) {
      if (!fact.stems.has(stem)) continue
      sum += weight(stem)
      count++
    }
    for (const stem of said) if (!asked.has(stem) && fact.stems.has(stem)) sum += weight(stem) / 3
    if (sum > 0 && asksForPast.test(question) && /\b(?:ago|last (?:year|week|month|time)|was|were)\b/.test(fact.text))
      sum += 0.4
    if (asksForTime.test(question) && /\b(?:years?|months?|weeks?|since|ago)\b/.test(fact.text)) return sum + 0.6
    return count >= least || (least === 1 && asksForStory.test(question)) ? sum : 0
  }
  const [best] = unsaid
    .map((entry) => ({ ...entry, score: score(entry) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
  const first =
    best && best.score >= 0.55
      ? best
      : asksForStory.test(question)
        ? best && best.score > 0
          ? best
          : unsaid.find(({ fact }) => !fact.followsOn && !fact.isGuarded)
        : undefined
  if (!first) return null
  return withNeighbours(facts, first.at, isSaid)
}

/** The stems that make a match meaningful. Very common ones would match by chance. */
function telling(stems: ReadonlySet<string>): Set<string> {
  return new Set([...stems].filter((stem) => !passing.test(stem)))
}

/** Adds the sentence that continues a fact, or the one that it continues, if the reply has room. */
function withNeighbours(facts: readonly Fact[], at: number, isSaid: (text: string) => boolean): string | null {
  const fact = facts[at]
  if (!fact) return null
  const before = facts[at - 1]
  if (fact.followsOn && before && !isSaid(before.text)) return bounded(`${before.text} ${fact.text}`) ?? before.text
  const next = facts[at + 1]
  if (next?.followsOn && !isSaid(next.text)) return bounded(`${fact.text} ${next.text}`) ?? fact.text
  return fact.text
}

function bounded(text: string): string | null {
  return text.length <= longest ? text : null
}
