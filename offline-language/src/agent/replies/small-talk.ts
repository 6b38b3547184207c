import { loadPatterns } from '../../data/load-patterns.js'
import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'

/** What no prompt answers, and what it may. */
const ofTalk = ['badMoment', 'moment', 'hears', 'ready', 'leisure', 'weather', 'scale'] as const
const ofLife = ['arrival', 'wasDay', 'family', 'ofOther', 'heardOf', 'surprised', 'favor'] as const
const kinds = [...ofTalk, ...ofLife] as const

const asks = loadPatterns('small-talk', ...kinds)
const says = loadTemplates('small-talk', ...kinds)

/** The short answer that anyone has to "How are the children?"; null for another question. */
export function smallTalk({ role, memory, slots }: Conversation, question: string): string | null {
  const kind = kinds.find((each) => asks[each].test(question))
  if (!kind || (kind === 'favor' && role.dealing)) return null
  return pick(says[kind], slots, role.register, memory)
}
