import type { AuditRow } from '@clarity/contracts'

export type AuditListRow = Omit<AuditRow, 'at'> & { readonly at: Date }

export function toAuditRow({ id, position, at, who, account, token, action, ids, network }: AuditListRow): AuditRow {
  return { id, position, at: at.toISOString(), who, account, token, action, ids, network }
}
