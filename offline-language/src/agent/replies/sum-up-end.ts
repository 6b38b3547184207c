import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { pick } from '../templates/pick.js'
import { accordTemplates } from '../templates/templates.js'
import type { AgentReply } from '../prompt/agent-scenario.js'
import { farewell, lineAtEnd } from './closing.js'
import { givenLine } from './given-line.js'
import type { Conversation } from './conversation.js'
import { nextWords } from './next-words.js'
import { outcome } from './outcome.js'
import { takenSum } from './repeated-sum.js'
import { settledEnd } from './settled-end.js'
import { asksIfRight, isAllSaid } from './sum-of.js'

/** Earlier, a sum is a step on the way. */
const fewestToClose = 6
const fewestOfAll = 5
const saysYes =
  /^(?:yes|agreed|good|fine|all right|okay|very well|deal|gladly|right|of course|that (?:works|sounds|suits|would|is fine))\b/i
const saysNo = /\b(?:cannot|can['’]t|not|no|unless|until|before)\b|n['’]t\b/i

/** What the part says to a sum, if that is a yes. */
function yesTo(conversation: Conversation): string | null {
  const { slots, role, memory } = conversation
  const [first = ''] = sentencesOf(settledEnd(conversation) ?? nextWords(conversation) ?? '')
  if (saysNo.test(first)) return null
  if (saysYes.test(first)) return first
  return soFar.test(first) ? pick(accordTemplates.settled, slots, role.register, memory) : null
}
/** "So far, yes.", "I think so." are less than a yes to a whole sum. */
const soFar = /\byes\b|^I think so\b/i

/** The yes to a sum-up that asks whether it is right; it ends the talk if the prompt says when to close. Null for a no. */
export function sumUpEnd(conversation: Conversation): AgentReply | null {
  const { utterance, userTexts, role } = conversation
  const [question, ...more] = utterance.questions
  if (!question || more.length > 0 || !asksIfRight(question) || !takenSum(conversation)) return null
  const yes = yesTo(conversation)
  if (!yes) return null
  const closes = role.closing.isGiven && userTexts.length >= fewestToClose
  const line = closes ? lineAtEnd(conversation) : givenLine(conversation)
  if (line) return { text: line, closes }
  const rest = closes ? farewell(conversation, true) : outcome(conversation)
  return { text: [yes, rest].filter(Boolean).join(' '), closes }
}

/** The answer and the goodbye after "That is all"; null if the prompt does not say when to close. */
export function allSaidEnd(conversation: Conversation): AgentReply | null {
  const { utterance, userTexts, role } = conversation
  if (!role.closing.isGiven || userTexts.length < fewestOfAll || !isAllSaid(utterance.text)) return null
  const answer = utterance.questions.length > 0 ? sentencesOf(nextWords(conversation) ?? '') : []
  const told = answer.filter((sentence) => !sentence.endsWith('?'))
  return { text: [...told, farewell(conversation, true)].join(' '), closes: true }
}
