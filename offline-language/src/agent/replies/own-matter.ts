import { capitalised } from '../../language/tokens/first-letter.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import type { Utterance } from '../dialogue-acts/utterance.js'
import type { Conversation } from './conversation.js'
import { decides } from './decides.js'
import { isFirstGreeting } from './first-greeting.js'
import { isPersonal } from './tone.js'
import { bringUp } from './bring-up.js'
import { type Talk, talkOf } from './talk.js'
import { isWholeReaction } from './whole-reaction.js'

/** Turns of which even a second bare reaction is enough. */
const grave = [
  'silence',
  'goodbye',
  'no-consent',
  'abuse',
  'condolence',
  'loss',
  'distress',
  'bad-news',
  'accusation',
  'threat',
] as const
const isGrave: ReadonlySet<DialogueAct> = new Set(grave)
/** Turns after which the role does not speak of its own matters. */
const quiet: ReadonlySet<DialogueAct> = new Set([
  ...grave,
  'forewarning',
  'asks-if-machine',
  'injection',
  'asks-time',
  'asks-again',
  'instruction',
  'greeting',
  'thanks',
  'off-topic',
  'disagreement',
  'refusal',
  'feeling',
  'asks-wellbeing',
])

/** A reply that names nothing of the matter gets what the role has on its mind. */
export function withOwnMatter(conversation: Conversation, words: string): string {
  const { utterance, memory, userTexts } = conversation
  if (isPersonal(conversation) || isFirstGreeting(conversation) || isWholeReaction(words)) return words
  // The opening is no reaction: who is greeted first greets back.
  const isSecond =
    userTexts.length > 1 && isBare(memory.agentTurns.at(-1) ?? '', conversation) && !isGrave.has(utterance.act)
  if ((quiet.has(utterance.act) && !isSecond) || !isBare(words, conversation)) return words
  const talk = talkOf(conversation)
  const own = bringUp(talk, isThird(conversation))
  if (!own) return withDay(words, utterance)
  return joined(conversation, talk, words, own)
}

/** Whether a third bare reaction in a row would come. */
const isThird = (conversation: Conversation): boolean =>
  conversation.userTexts.length > 2 &&
  conversation.memory.agentTurns.slice(-2).every((turn) => namesNothing(turn, conversation))

/** "You seem quiet today" makes no appointment. */
const ofToday = /^(?:today|now|tonight|yesterday|last\b)/i

const told: ReadonlySet<DialogueAct> = new Set<DialogueAct>(['statement', 'figure', 'short', 'promise'])

/** "The next appointment is on Tuesday at nine." is acknowledged: "All right. Tuesday at nine, then." */
function withDay(words: string, { day, questions, act }: Utterance): string {
  if (!day || questions.length > 0 || !told.has(act) || ofToday.test(day)) return words
  return `${words} ${capitalised(day)}, then.`
}

/** The reply with the role's own matter; a question that the prompt does not answer gets none. */
function joined({ utterance }: Conversation, { asked }: Talk, words: string, own: string): string {
  if (asked.length > 0) return words
  return shared(contentStems(own), contentStems(utterance.text)) > 0 ? own : `${words} ${own}`.trim()
}

/** A yes or a no is no bare reaction, unless others came before it. */
const isBare = (words: string, conversation: Conversation): boolean =>
  namesNothing(words, conversation) && (!decides(words) || isThird(conversation))

/** Whether a reply has no word of the prompt or of the person's turns. */
function namesNothing(words: string, { role, userTexts }: Conversation): boolean {
  if (words.includes('?') || /\d/.test(words)) return false
  const stems = contentStems(words)
  return shared(stems, role.stems) === 0 && shared(stems, contentStems(userTexts.join(' '))) === 0
}
