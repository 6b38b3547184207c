import type { ConversationToReport } from '../report/read/conversation-to-report.js'

/** 'Ann Lee, “Sales pitch”', with its place where several share that: how a combined report refers to one. */
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
