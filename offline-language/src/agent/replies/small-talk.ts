import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'

/** What no prompt answers, and what it may. */
const ofTalk = ['drink', 'badMoment', 'moment', 'hears', 'ready', 'leisure', 'weather', 'scale'] as const
const ofLife = ['arrival', 'wasDay', 'family', 'ofOther', 'heardOf', 'surprised', 'favor'] as const
const kinds = [...ofTalk, ...ofLife] as const

const asks = loadPatterns('small-talk', ...kinds)
const says = loadTemplates('small-talk', ...kinds)

/** What is asked before a talk begins: "Did you find us all right? Would you like a coffee?" */
const ofMeeting = ['drink', 'arrival', 'moment', 'badMoment'] as const

function replyAmong(
  among: readonly (typeof kinds)[number][],
  { role, memory, slots }: Conversation,
  question: string,
): string | null {
  const kind = among.find((each) => asks[each].test(question))
  if (!kind || (kind === 'favor' && role.dealing)) return null
  return pick(says[kind], slots, role.register, memory)
}

/** The short answer to what is asked before a talk begins; null for anything else. */
export const meetingTalk = (conversation: Conversation): string | null =>
  replyAmong(ofMeeting, conversation, conversation.utterance.questions.at(-1) ?? '')

/** "How was your weekend?" asks for nothing of the prompt, unless it speaks of a weekend. */
const ofNothing = ['wasDay', 'leisure', 'weather', 'family'] as const

/** The short answer to what the prompt does not speak of; null for anything else. */
export function idleTalk(conversation: Conversation): string | null {
  const { utterance, role } = conversation
  const question = utterance.questions.at(-1) ?? ''
  const matter = ofNothing.map((kind) => asks[kind].exec(question)?.[0] ?? '').join(' ')
  const isOfPrompt = shared(contentStems(matter), role.stems) > 0
  return utterance.act === 'asks-wellbeing' || isOfPrompt ? null : replyAmong(ofNothing, conversation, question)
}

/** The short answer that anyone has to "How are the children?"; null for another question. */
export const smallTalk = (conversation: Conversation, question: string): string | null =>
  replyAmong(kinds, conversation, question)
