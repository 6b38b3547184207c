import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { amountsIn } from '../wording/amounts.js'
import { wishedThing } from '../wording/wished-thing.js'
import { asksLimit, asksToAgree, pushes } from './agreement-patterns.js'
import { answer } from './answer.js'
import type { Conversation } from './conversation.js'
import { proposalsIn } from './proposal.js'
import { isWholeReaction } from './whole-reaction.js'

/** "3,200, then. Do you decide alone?": the answer comes with the reaction to the offer. */
export function withAnswer(words: string, conversation: Conversation): string {
  const { utterance } = conversation
  const question = utterance.questions.at(-1)
  if (question === undefined || !asksForFact(question) || saysEnough(words, conversation)) return words
  const said = answer(conversation)
  if (!said.isFact || said.text.endsWith('?') || /as I said/i.test(said.text) || isIn(said.text, words)) return words
  return words.endsWith('?') ? `${said.text} ${words}` : `${words} ${said.text}`
}

/** Whether a question asks for what someone knows: it offers no sum, and does not ask to agree. */
const asksForFact = (question: string): boolean =>
  question.split(' ').length >= fewestWords &&
  amountsIn(question).length === 0 &&
  !pushes.test(question) &&
  !asksLimit.test(question) &&
  !/^(?:and |but |so )?(?:what )?if\b/i.test(question) &&
  proposalsIn(question).length === 0 &&
  !asksToAgree.test(question)
const fewestWords = 3
const saysEnough = (words: string, conversation: Conversation): boolean =>
  isWholeReaction(words) && (words.endsWith('?') || !isAskedLast(conversation))
/** Who is angry answers only what the part is asked itself, and last: not "It was dear, wasn't it?", not a question before a threat. */
const isAskedLast = ({ utterance: { text, questions } }: Conversation): boolean =>
  /\?\W*$/.test(text) && /\byour?\b/i.test(questions.at(-1) ?? '') && !offering.test(questions.at(-1) ?? '')
/** "What I could do is offer you a voucher?" */
const offering = /^(?:\p{L}+, )?(?:what )?I (?:can|could|would|might|will)\b/iu
/** What shares more with the reaction says it again. */
const mostInCommon = 1
/** Whether words say already what an answer says, or wish what it wishes. */
const isIn = (answer: string, words: string) =>
  words.includes(answer) ||
  shared(contentStems(answer), contentStems(words)) > mostInCommon ||
  sentencesOf(words).some((each) => wishedThing(each) === wishedThing(answer))
