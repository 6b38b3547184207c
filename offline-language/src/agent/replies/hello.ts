import { pick } from '../templates/pick.js'
import { promptTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

/** A greeting back, with the name of the person or none: `slots.name` is the name of the part. */
export const hello = ({ role, memory }: Conversation): string | null =>
  pick(promptTemplates.hello, { name: role.personName || null }, role.register, memory)
