import type { AgentReply, AgentTurn } from '../prompt/agent-scenario.js'
import { replyByUnits } from './reply-by-units.js'
import type { Conversation } from './conversation.js'
import type { Role } from '../role/role.js'
import { farewell, lineAtEnd } from './closing.js'
import { continuation } from './continuation.js'
import { readConversation } from './conversation.js'
import { finish } from './finish.js'
import { endOf } from './end-of.js'
import { settledEnd } from './settled-end.js'
import { noToBeyond, wantedBeyond } from './within-limits.js'
import { allSaidEnd, sumUpEnd } from './sum-up-end.js'
import { summedUp } from './summed-up.js'
import { loadWords } from '../../data/load-words.js'

const lists = loadWords('respond', 'wantsAnswer')

/** Intents that get their own answer even when every goal is done. */
const wantsAnswer: ReadonlySet<string> = new Set(lists.wantsAnswer)

/** Before this number of user turns, the agent does not end a conversation for lack of goals. */
const enoughUserTurns = 16

/** "What do you want to do in summer? Bye!" gets its answer with the goodbye. */
function withLastAnswer(text: string, conversation: Conversation): string {
  // "Then 8 percent it is. Goodbye!" is no agreement, either.
  const no = noToBeyond(conversation)
  if (no) return `${no} ${text}`
  const { act, questions } = conversation.utterance
  if (act !== 'goodbye') return text
  const line = lineAtEnd(conversation)
  if (line) return line
  const answer = questions.length > 0 ? replyByUnits(conversation) : null
  return answer ? `${answer} ${text}` : text
}

/** The next reply in the role. */
export function respond(role: Role, turns: readonly AgentTurn[], nowSecs: number): AgentReply {
  const conversation = readConversation(role, turns)
  const end = endOf(conversation, nowSecs)
  if (end) return finish({ ...end, text: withLastAnswer(end.text, conversation) }, conversation)
  // A figure beyond a limit is no matter to confirm.
  const isBeyond = wantedBeyond(conversation) !== null
  const agreed = isBeyond ? null : (sumUpEnd(conversation) ?? allSaidEnd(conversation))
  if (agreed) return finish(agreed, conversation)
  const settled = isBeyond ? null : settledEnd(conversation)
  if (settled) return finish({ text: settled, closes: false }, conversation)
  const summed = isBeyond ? null : summedUp(conversation)
  if (summed) return finish(summed, conversation)
  const { text, goesOn } = continuation(conversation)
  if (goesOn || conversation.userTexts.length < enoughUserTurns) return finish({ text, closes: false }, conversation)
  const last = wantsAnswer.has(conversation.utterance.act) ? `${text} ` : ''
  return finish({ text: `${last}${farewell(conversation, true)}`, closes: true }, conversation)
}
