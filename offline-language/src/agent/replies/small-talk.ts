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

const ofMeeting = ['drink', 'arrival', 'moment', 'badMoment'] as const

/** What is said before a talk begins: "Did you find us all right? Would you like a coffee?" */
export function meetingTalk({ role, memory, slots, utterance }: Conversation): string | null {
  const question = utterance.questions.at(-1) ?? ''
  const kind = ofMeeting.find((each) => asks[each].test(question))
  return kind ? pick(says[kind], slots, role.register, memory) : null
}

/** The short answer that anyone has to "How are the children?"; null for another question. */
export function smallTalk({ role, memory, slots }: Conversation, question: string): string | null {
  const kind = kinds.find((each) => asks[each].test(question))
  if (!kind || (kind === 'favor' && role.dealing)) return null
  return pick(says[kind], slots, role.register, memory)
}
