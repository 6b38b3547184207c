import * as v from 'valibot'
import { Id, Moment } from './text.js'

/** One row of GET /api/admin/conversations, newest first. */
export const Conversation = v.object({
  id: Id,
  created_at: Moment,
  scenario_title: v.nullable(v.string()),
  recipient_name: v.nullable(v.string()),
  manager_name: v.nullable(v.string()),
  recipient_phone: v.nullable(v.string()),
  manager_phone: v.nullable(v.string()),
})
export type Conversation = v.InferOutput<typeof Conversation>

export const conversationTexts = {
  notFound: 'Conversation not found.',
  fetchFailed: 'Failed to fetch conversations',
  invalid: 'Received invalid data format for conversations.',
  none: 'No conversations found',
} as const

/** What the list shows when it cannot be fetched. */
export function conversationsFailedSentence(statusText: string): string {
  return `Error: Failed to fetch conversations: ${statusText}`
}
