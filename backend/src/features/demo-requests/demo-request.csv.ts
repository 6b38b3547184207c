import type { DemoRequestRow, UndeliveredSms } from '@clarity/contracts'
import type { CsvColumns } from '../../http/csv/send-csv.js'

/** The screen's columns, in the screen's form (docs/behaviour.md#lists-and-exports), and what its cells say more. */
export const demoRequestColumns: CsvColumns<DemoRequestRow> = {
  'Requested At': (row) => row.created_at,
  State: (row) => row.state,
  Participants: (row) => joined([row.recipient_name, row.manager_name]),
  'Phone Numbers': (row) =>
    joined([row.recipient_phone && `R: ${row.recipient_phone}`, row.manager_phone && `M: ${row.manager_phone}`]),
  Scenario: (row) => row.scenario_title,
  Campaign: (row) => row.campaign ?? null,
  'Demo Request ID': (row) => row.id,
  'State Since': (row) => row.state_since,
  Cause: (row) => row.cause,
  'Not Delivered': (row) => row.undelivered.map(undeliveredCell).join(' / '),
}

function undeliveredCell({ error, trouble }: UndeliveredSms): string {
  return [trouble?.sentence, error].filter(Boolean).join(' ')
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' / ')
}
