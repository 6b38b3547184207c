import { accepted } from './agreement-patterns.js'
import { readTurn } from '../conditions/read-turn.js'
import type { Conversation } from './conversation.js'
import { givenLine } from './given-line.js'
import { joinParts } from './goal-moves.js'
import { metBargain } from './met-bargain.js'
import { offeredBargain } from './offered-bargain.js'
import { opensSecret, surelyOpensSecret } from './open-secret.js'
import { replyByUnits } from './reply-by-units.js'
import { refusalByMeaning } from './side-by-meaning.js'
import { surelyRefused } from './surely-refused.js'
import { takesBadly } from './takes.js'
import { hasManyLines } from './tells-sparingly.js'
import { talkOf } from './talk.js'

/** What a turn asks for that does what the prompt names for it comes before everything that its words are near, but for the author's words. */
export function secretOfKey(conversation: Conversation): string | null {
  const talk = talkOf(conversation)
  if (!opensSecret(talk)) return null
  const isForLine = hasManyLines(conversation) && givenLine(conversation) !== null && !surelyOpensSecret(talk)
  return isForLine ? null : replyByUnits(conversation)
}

/** "A pilot in one depot": what the prompt says the part would accept. */
const isAccepted = (conversation: Conversation): boolean =>
  conversation.utterance.questions.length > 0 && accepted.test(replyByUnits(conversation) ?? '')

/** An offer that the prompt waits for, and what opens a secret, weigh more than how it is put. */
export function takenBadly(conversation: Conversation): string | null {
  const words = takesBadly(conversation)
  if (!words || secretOfKey(conversation) || givenLine(conversation)) return null
  if (metBargain(conversation) || offeredBargain(conversation) || isAccepted(conversation)) return null
  const { text, questions } = conversation.utterance
  const isPushed = questions.length > 0 || readTurn(text).done.includes('urging')
  const refused = isPushed ? (surelyRefused(conversation) ?? refusalByMeaning(conversation)) : null
  const own = refused && /^(?:No|I am afraid not)[.,] (?=I )/.exec(refused)
  return own ? joinParts(takesBadly(conversation, true), refused.slice(own[0].length)) : words
}
