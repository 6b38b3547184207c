import { loadPatterns } from '../../data/load-patterns.js'
import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { idleReply } from './idle-talk.js'

/** What no prompt answers, and what it may. */
const kinds = ['scale', 'ofOther', 'heardOf', 'surprised', 'favor'] as const

const asks = loadPatterns('small-talk', ...kinds)
const says = loadTemplates('small-talk', ...kinds)

/** The short answer that anyone has to "How are the children?"; null for another question. */
export function smallTalk(conversation: Conversation, question: string): string | null {
  const { role, memory, slots } = conversation
  const kind = kinds.find((each) => asks[each].test(question))
  if (!kind) return idleReply(conversation, question)
  return kind === 'favor' && role.dealing ? null : pick(says[kind], slots, role.register, memory)
}
