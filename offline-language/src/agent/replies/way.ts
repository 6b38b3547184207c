import { type Slots, type Templates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

export type Say = (templates: Templates, slots?: Slots) => string | null
/** What may reply to the person's turn; null if it has nothing to say to it. */
export type Way = (conversation: Conversation, say: Say) => string | null
