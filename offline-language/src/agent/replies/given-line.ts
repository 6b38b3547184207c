import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { chanceOfMet } from '../conditions/met.js'
import { readCondition } from '../conditions/read-condition.js'
import type { Trigger } from '../role/triggers.js'
import { authoredText } from '../role/authored-statement.js'
import { askedRanking } from './asked-ranking.js'
import { asksWhy } from './asks-why.js'
import { withAskedFact } from './beside-line.js'
import type { Conversation } from './conversation.js'
import { talkOf } from './talk.js'
import { withYes } from './wording.js'

/** How surely something that meets a case is told. */
const leastTold = 0.88
/**
 * What is asked for has to be an answer by the ranking of all answers and to meet its case: in fifty turns of strangers with the samples, each
 * alone had a line wrong as often as right, both never.
 */
const leastOfAsked = { share: 0.55, met: 0.5 }

/** "What if we paid?" offers. */
const offers = /\b(?:what if|how about|what about|suppose|would it help|(?:can|could|may|shall|should) (?:I|we))\b/i
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/i

const asks = (line: Trigger): boolean => readCondition(line).named.includes('asks')

/** The line that a question most probably asks for, and for nothing else that the prompt could answer, if its case is met. */
function askedLine(conversation: Conversation): Trigger | null {
  const { role, utterance } = conversation
  const question = utterance.questions.at(-1)
  if (!question?.endsWith('?')) return null
  const { ranked } = askedRanking(talkOf(conversation), question, 1)
  const shares = new Map(ranked.map(({ candidate: { text }, share }) => [text, share]))
  const [best] = role.authored
    .filter((line) => asks(line) && (!asksWhy(question) || /\bwhy\b/i.test(line.words)))
    .map((line) => ({ line, share: shares.get(authoredText(line)) ?? 0 }))
    .filter(({ share }) => share >= leastOfAsked.share)
    .filter(({ line }) => chanceOfMet(line, utterance.text) >= leastOfAsked.met)
    .toSorted((a, b) => b.share - a.share)
  return best?.line ?? null
}

/** How surely what is told meets the case of a line: nobody names a price with "Which part costs you most?". */
function toldShare(line: Trigger, { role, utterance: { text } }: Conversation): number {
  const sentences = sentencesOf(text)
  // Whether eight per cent would do is the bargain's to answer.
  if (role.dealing && sentences.some((sentence) => sentence.endsWith('?') && figure.test(sentence))) return 0
  const told = sentences.filter((sentence) => !sentence.endsWith('?') || offers.test(sentence))
  return chanceOfMet(line, told.join(' '))
}

/** The words that the prompt gives for the case that the turn meets most surely; null if there are none, or they were said. */
export function givenLine(conversation: Conversation): string | null {
  if (!known.has(conversation)) known.set(conversation, lineFor(conversation))
  return known.get(conversation) ?? null
}
/** Several ways of replying give way to it. */
const known = new WeakMap<Conversation, string | null>()

function lineFor(conversation: Conversation): string | null {
  const { role, memory } = conversation
  const unsaid = ({ says }: Trigger) => says.find((each) => !memory.isSaid(each))
  // A question waits for its answer, whatever was told before it.
  const asked = askedLine(conversation)
  if (asked) return unsaid(asked) ?? onceMore(asked)
  const [told] = role.authored
    .filter((line) => !asks(line))
    .map((line) => ({ line, met: toldShare(line, conversation) }))
    .filter(({ met }) => met >= leastTold)
    .toSorted((a, b) => b.met - a.met)
  const words = told && unsaid(told.line)
  return words ? withAskedFact(words, conversation) : null
}

/** "One page, in writing: what you did, …" to who asks for it again. */
function onceMore({ says }: Trigger): string | null {
  const [first = ''] = (says[0] ?? '').split(/[.:;!?]/)
  return first ? `As I said, ${withYes(first)}.` : null
}
