import { type Slots, type Templates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

export type Say = (templates: Templates, slots?: Slots) => string | null
/** A way of replying to the person's turn; null if it does not apply. */
export type Way = (conversation: Conversation, say: Say) => string | null
