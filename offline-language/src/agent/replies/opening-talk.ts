import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { rank } from '../answers/answer-model.js'
import { readingOf } from '../answers/reading.js'
import { pick } from '../templates/pick.js'
import { isCaseMet } from './case-met.js'
import type { Conversation } from './conversation.js'
import { isFirstGreeting, isGreeting } from './first-greeting.js'
import { replyToWellbeing } from './greeting-replies.js'
import { ownFeeling } from './own-feeling.js'
import type { Response } from './response-kinds.js'
import { talkBank } from './talk-bank.js'

const bank = talkBank('opening-talk')

/** How somebody is, the prompt says: in answer to a question, or to "You look tired". */
const ofState = 'wellbeing'
const ofLooks = 'looksTired'
/** With a day, it asks for a date: "Can we talk on Monday?" */
const ofTime = 'moment'

/** Of 1,900 questions about the matter of a prompt, 1 % are as near to one of them, of what people say at first, 80 %. */
const leastNear = 0.72
/** Later, most is about the matter. */
const latest = 2
const leastNearLater = 0.8
/** What the prompt speaks of is small talk only if nothing of the prompt answers it. */
const mostOfMatter = 0.5
/** What people say at first nearly in these words is about the matter only if the prompt surely answers it. */
const leastSame = 0.9
const mostOfSame = 0.8

/** "How has that been for you?", "What has it been like?" */
const pointsBack = /\b(?:has|have|was|is|did) that\b|\bit (?:been|feel|like)\b/i

/** The kind of small talk that a sentence is; null for what is about the matter. */
function kindOf(sentence: string, { role, userTexts }: Conversation): string | null {
  if (pointsBack.test(sentence)) return null
  const { kind, near } = bank.nearest(sentence)
  if (near < (userTexts.length > latest ? leastNearLater : leastNear)) return null
  if (shared(contentStems(sentence), role.stems) === 0) return kind
  const { ranked } = rank(readingOf(sentence), role.statements)
  return (ranked[0]?.share ?? 0) < (near >= leastSame ? mostOfSame : mostOfMatter) ? kind : null
}

/** What anyone answers to a sentence of small talk; null if it is none, or asks how somebody is. */
export function idleReply(conversation: Conversation, sentence: string): string | null {
  const kind = kindOf(sentence, conversation)
  const { slots, role, memory } = conversation
  return kind === null ? null : pick(bank.repliesTo(kind), slots, role.register, memory)
}

/** The short answer to small talk in the first turns: "Did you find somewhere to park? Fancy a tea?"; null for anything else. */
export const openingTalk: Response = (conversation, say) => {
  const { userTexts, utterance, role } = conversation
  if (userTexts.length > latest || isFirstGreeting(conversation)) return null
  // "If he asks how things are at home, you open up"
  if (role.triggers.some((trigger) => isCaseMet(trigger, conversation))) return null
  const sentences = sentencesOf(utterance.text)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  const open = questions.length > 0 ? questions : sentences.filter((sentence) => !isGreeting(sentence))
  const [last] = open.slice(-1)
  if (last === undefined || open.some((sentence) => kindOf(sentence, conversation) === null)) return null
  const kind = kindOf(last, conversation)
  if (kind === ofTime && utterance.day) return null
  if (kind === ofState) return replyToWellbeing(conversation, say)
  return (kind === ofLooks ? ownFeeling(conversation) : null) ?? idleReply(conversation, last)
}
