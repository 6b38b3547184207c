import type { Combined } from './combined-conversation.js'
import { itemLine } from './item-line.js'
import { lineOf } from './named.js'
import { distinctItems } from './open-items.js'

/** The commitments of both sides, and which of them are done. */
export function promises(conversations: readonly Combined[]): string {
  const lines = conversations.flatMap((conversation) =>
    distinctItems(conversation).map((item) => {
      const done = item.status === 'completed' ? ' This is done.' : ''
      return lineOf(conversation, itemLine(item) + done)
    }),
  )
  return lines.length > 0 ? lines.join('\n') : 'No explicit commitments were made.'
}
