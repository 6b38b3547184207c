import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { rank } from '../answers/answer-model.js'
import { readingOf } from '../answers/reading.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { talkBank } from './talk-bank.js'

const bank = talkBank('opening-talk')

/** Of 1,900 questions about the matter of a prompt, 1 % are as near to one of them, of what people say at first, 80 %. */
const leastNear = 0.72
/** The first turns; later, most is about the matter. */
export const firstTurns = 2
const leastNearLater = 0.8
/** What the prompt speaks of is small talk only if nothing of the prompt answers it. */
const mostOfMatter = 0.5
/** What people say at first nearly in these words is about the matter only if the prompt surely answers it. */
const leastSame = 0.9
const mostOfSame = 0.8

/** "How has that been for you?", "What has it been like?" */
const pointsBack = /\b(?:has|have|was|is|did) that\b|\bit (?:been|feel|like)\b/i

/** The kind of small talk that a sentence is; null for what is about the matter. */
export function idleKind(sentence: string, { role, userTexts }: Conversation): string | null {
  if (pointsBack.test(sentence)) return null
  const { kind, near } = bank.nearest(sentence)
  if (near < (userTexts.length > firstTurns ? leastNearLater : leastNear)) return null
  if (shared(contentStems(sentence), role.stems) === 0) return kind
  const { ranked } = rank(readingOf(sentence), role.statements)
  return (ranked[0]?.share ?? 0) < (near >= leastSame ? mostOfSame : mostOfMatter) ? kind : null
}

/** What anyone answers to small talk of a kind; null to who asks how someone is. */
export const replyToKind = (kind: string, { slots, role, memory }: Conversation): string | null =>
  pick(bank.repliesTo(kind), slots, role.register, memory)

/** What anyone answers to a sentence of small talk; null if it is none, or asks how someone is. */
export function idleReply(conversation: Conversation, sentence: string): string | null {
  const kind = idleKind(sentence, conversation)
  return kind === null ? null : replyToKind(kind, conversation)
}
