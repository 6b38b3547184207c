import { answerTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'

const asksName = /\b(?:your name|and you are)\b|^(?:the )?name\b/i

/** The answer to "Your name?" and "Are you Mr. Olsen?"; null if the question is another. */
export function askedIdentity({ role, memory, slots }: Conversation, question: string): string | null {
  if (asksName.test(question) && role.name)
    return pick(answerTemplates.who, { ...slots, name: role.name }, role.register, memory)
  const asked = /\b(?:are you|is this|is that|speaking (?:to|with)) (?:(?:mr|mrs|ms|dr)\.? )?(\p{Lu}\p{Ll}+)/iu.exec(
    question,
  )?.[1]
  if (!asked || !role.name || !/^\p{Lu}/u.test(asked)) return null
  const isMe = role.name.split(' ').includes(asked)
  return pick(
    isMe ? answerTemplates.isMe : answerTemplates.isNotMe,
    { ...slots, name: role.name },
    role.register,
    memory,
  )
}
