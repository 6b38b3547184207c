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

/** How probably a question asks for a line and for nothing else that the prompt could answer, from 0 to 1; 0 if its case is not met. */
function askedShare(line: Trigger, conversation: Conversation): number {
  const question = conversation.utterance.questions.at(-1)
  if (!question?.endsWith('?') || (asksWhy(question) && !/\bwhy\b/i.test(line.words))) return 0
  const text = authoredText(line)
  const { ranked } = askedRanking(talkOf(conversation), question, 1)
  const share = ranked.find(({ candidate }) => candidate.text === text)?.share ?? 0
  const isAsked = share >= leastOfAsked.share && chanceOfMet(line, conversation.utterance.text) >= leastOfAsked.met
  return isAsked ? share : 0
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
  const { role, memory } = conversation
  const lines = role.authored.map((line) => ({ line, isAsked: asks(line) }))
  // A question waits for its answer, whatever was told before it.
  const [asked] = lines
    .flatMap(({ line, isAsked }) => (isAsked ? { line, share: askedShare(line, conversation) } : []))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
  if (asked) {
    const words = asked.line.says.find((each) => !memory.isSaid(each))
    return words ?? onceMore(asked.line)
  }
  const [told] = lines
    .flatMap(({ line, isAsked }) => (isAsked ? [] : { line, met: toldShare(line, conversation) }))
    .filter(({ met }) => met >= leastTold)
    .toSorted((a, b) => b.met - a.met)
  const words = told?.line.says.find((each) => !memory.isSaid(each))
  return told && words ? withAskedFact(words, conversation) : null
}

/** "One page, in writing: what you did, …" to who asks for it again. */
function onceMore({ says }: Trigger): string | null {
  const [first = ''] = (says[0] ?? '').split(/[.:;!?]/)
  return first ? `As I said, ${withYes(first)}.` : null
}
