import type { ConversationToReport } from '../report/read/conversation-to-report.js'

/** A combined report's label for a conversation: 'Ann Lee, “Sales pitch”', numbered if several share it. */
export function conversationLabel(
  { recipientName, scenarioTitle }: ConversationToReport,
  at: number,
  sources: readonly ConversationToReport[],
): string {
  const name = recipientName.replace(/\s+/g, ' ').trim()
  const title = scenarioTitle.replace(/\s+/g, ' ').trim()
  const label = [name, title && `“${title}”`].filter(Boolean).join(', ') || 'Conversation'
  const isShared =
    (!name && !title) ||
    sources.some(
      (other, place) => place !== at && other.recipientName === recipientName && other.scenarioTitle === scenarioTitle,
    )
  return isShared ? `${label} (${at + 1})` : label
}
