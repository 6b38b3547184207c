import type { ReportLink } from '@clarity/contracts'
import type { ReportLinkRow } from './report-links.repository.js'

export function toReportLink({ id, state, expires_at, allowed_readers, code }: ReportLinkRow): ReportLink {
  return {
    report_id: id,
    state,
    short_code: state === 'open' ? code : null,
    expires_at: expires_at?.toISOString() ?? null,
    allowed_readers,
  }
}
