import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { chanceOfMet } from '../conditions/met.js'
import { readCondition } from '../conditions/read-condition.js'
import type { Trigger } from '../role/triggers.js'
import { askedRanking } from './asked-ranking.js'
import { asksWhy } from './asks-why.js'
import { withAskedFact } from './beside-line.js'
import type { Conversation } from './conversation.js'
import { talkOf } from './talk.js'
import { withYes } from './wording.js'

/** An author's line fits a turn that only nearly meets its case better than a choice among the facts. */
const leastOfGiven = 0.85
/** How probable a line has to be among all answers: alone, if its case is nearly met, and if it is met. */
const leastOfAnswer = { alone: 0.75, near: 0.4, met: 0.1 }
const nearlyMet = 0.1
/** A question with the very words of its case needs no ranking. */
const surelyMet = 0.95

/** "What if we paid?" offers. */
const offers = /\b(?:what if|how about|what about|suppose|would it help|(?:can|could|may|shall|should) (?:I|we))\b/i
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/i

const asks = (line: Trigger): boolean => readCondition(line).named.includes('asks')

/** How surely a question asks for a line, from 0 to 1. */
function askedShare(line: Trigger, conversation: Conversation): number {
  const question = conversation.utterance.questions.at(-1)
  if (!question || (asksWhy(question) && !/\bwhy\b/i.test(line.words))) return 0
  const words = line.says.join(' ')
  const { ranked } = askedRanking(talkOf(conversation), question, 1)
  const share = ranked.find(({ candidate }) => candidate.said === words)?.share ?? 0
  const met = chanceOfMet(line, conversation.utterance.text)
  const isAnswer = share >= leastOfAnswer.alone || (share >= leastOfAnswer.near && met >= nearlyMet)
  if (isAnswer && question.endsWith('?')) return 1
  return (share >= leastOfAnswer.met && question.endsWith('?')) || met >= surelyMet ? met : 0
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
  const [best] = role.authored
    .map((line) => ({ line, met: asks(line) ? askedShare(line, conversation) : toldShare(line, conversation) }))
    .filter(({ met }) => met >= leastOfGiven)
    // A question waits for its answer, whatever was told before it.
    .toSorted((a, b) => Number(asks(b.line)) - Number(asks(a.line)) || b.met - a.met)
  const words = best?.line.says.find((each) => !memory.isSaid(each))
  if (best && words) return withAskedFact(words, best.line, conversation)
  return best && asks(best.line) ? onceMore(best.line) : null
}

/** "One page, in writing: what you did, …" to who asks for it again. */
function onceMore({ says }: Trigger): string | null {
  const [first = ''] = (says[0] ?? '').split(/[.:;!?]/)
  return first ? `As I said, ${withYes(first)}.` : null
}
