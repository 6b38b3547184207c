import type { ConversationToReport } from '../report/read/conversation-to-report.js'

/** A combined report's label for a conversation: its recipient, with a number if several have that name. */
export function conversationLabel(
  source: Pick<ConversationToReport, 'recipientName'>,
  at: number,
  sources: readonly Pick<ConversationToReport, 'recipientName'>[],
): string {
  const name = nameOf(source)
  if (!name) return `Conversation ${at + 1}`
  const isSame = (other: Pick<ConversationToReport, 'recipientName'>) => nameOf(other) === name
  if (sources.filter(isSame).length === 1) return name
  return `${name} (${sources.slice(0, at).filter(isSame).length + 1})`
}

export function nameOf({ recipientName }: Pick<ConversationToReport, 'recipientName'>): string {
  return recipientName.replace(/\s+/g, ' ').trim()
}
