import { loadPatterns } from '../../data/load-patterns.js'
import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'

/** What no prompt answers, and what it may. */
const ofTalk = ['badMoment', 'moment', 'hears', 'ready', 'leisure', 'weather', 'scale'] as const
const ofLife = ['arrival', 'wasDay', 'family', 'ofOther', 'heardOf', 'surprised', 'favor'] as const
/** What is asked with a greeting is small talk. */
const ofGreeting = [...ofTalk, 'arrival', 'wasDay'] as const
const kinds = [...ofTalk, ...ofLife] as const

const asks = loadPatterns('small-talk', ...kinds)
const says = loadTemplates('small-talk', ...kinds)

/** The short answer that anyone has to "How are the children?"; null for another question. */
export function smallTalk(conversation: Conversation, question: string): string | null {
  return shortAnswer(kinds, conversation, question)
}

/** The same for "Is this a bad moment?" and "Can you hear me?", which ask for nothing of the prompt. */
export function talkOfTalk(conversation: Conversation, question: string): string | null {
  return shortAnswer(conversation.userTexts.length > 1 ? ofTalk : ofGreeting, conversation, question)
}

function shortAnswer(
  among: readonly (typeof kinds)[number][],
  { role, memory, slots }: Conversation,
  question: string,
): string | null {
  const kind = among.find((each) => asks[each].test(question))
  if (!kind || (kind === 'favor' && role.dealing)) return null
  return pick(says[kind], slots, role.register, memory)
}
