import type { ActionItem } from '@clarity/contracts'
import type { Combined } from './combined-conversation.js'

/** What was promised and is not done yet. */
export function openItems({ report }: Combined): ActionItem[] {
  return report.actionItems.filter(({ status }) => status !== 'completed')
}
