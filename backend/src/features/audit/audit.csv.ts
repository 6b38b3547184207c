import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { AuditListRow } from './audit.mapper.js'

export const auditColumns: CsvColumns<AuditListRow> = {
  Position: (row) => row.position,
  When: (row) => row.at,
  Who: (row) => row.who,
  'Account ID': (row) => row.account,
  'Token ID': (row) => row.token,
  Action: (row) => row.action,
  IDs: (row) => row.ids.join(' '),
  Network: (row) => row.network,
}
