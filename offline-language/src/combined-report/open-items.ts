import type { ActionItem } from '@clarity/contracts'
import type { Combined } from './combined-conversation.js'

/** What was promised and is not done yet. */
export function openItems(conversation: Combined): ActionItem[] {
  return distinctItems(conversation).filter(({ status }) => status !== 'completed')
}

/** The action items without those that only quote the words that another item retells. */
export function distinctItems({ report: { actionItems } }: Combined): ActionItem[] {
  return actionItems.filter((item) => !actionItems.some((other) => other !== item && retells(other, item)))
}

function retells(other: ActionItem, item: ActionItem): boolean {
  return (other.evidence ?? []).some(({ quote }) => item.text.includes(quote) && !other.text.includes(quote))
}
