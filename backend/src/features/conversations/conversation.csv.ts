import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { ConversationRow } from './conversation.mapper.js'

/** The screen's columns, in the screen's form (docs/behaviour.md#lists-and-exports). */
export const conversationColumns: CsvColumns<ConversationRow> = {
  'Date/Time': (row) => row.created_at,
  Scenario: (row) => row.scenario_title,
  Participants: (row) => joined([row.recipient_name, row.manager_name]),
  'Phone Numbers': (row) =>
    joined([row.recipient_phone && `R: ${row.recipient_phone}`, row.manager_phone && `M: ${row.manager_phone}`]),
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' / ')
}
