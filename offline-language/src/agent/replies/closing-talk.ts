import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { talkBank } from './talk-bank.js'

const bank = talkBank('closing-talk')
/** Of 2,400 turns about the matter of a prompt, five are as near to what people say at the end. */
const leastNear = 0.75
/** The first turns end nothing. */
const earliest = 3

/** The kind of what is said at the end of a talk; null for what is about the matter. */
function kindOf({ userTexts, utterance }: Conversation): string | null {
  const sentences = sentencesOf(utterance.text)
  const last = sentences.at(-1)
  if (userTexts.length < earliest || !last || sentences.slice(0, -1).some((each) => each.endsWith('?'))) return null
  const { kind, near } = bank.nearest(last)
  return near < leastNear ? null : kind
}

/** Whether the person is about to end the talk: no one begins with a new matter then. */
export const isClosing = (conversation: Conversation): boolean => kindOf(conversation) !== null

/** The short answer to what is said at the end of a talk: "Give Ellis my best.", "I'll be in touch."; null for anything else. */
export function closingTalk(conversation: Conversation): string | null {
  const { role, memory, slots } = conversation
  const kind = kindOf(conversation)
  return kind === null ? null : pick(bank.repliesTo(kind), slots, role.register, memory)
}
