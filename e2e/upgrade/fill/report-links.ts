import type { AdminApi } from '../../product/admin-api.ts'
import { expectStatus } from './expect-status.ts'
import { hasCall } from './has-call.ts'

const tenYearsMs = 10 * 365 * 24 * 60 * 60 * 1000

/** Links of reports that were closed and opened again, and that expire, long after they are read again. */
export async function fillReportLinks(admin: AdminApi): Promise<void> {
  const [first] = await admin.reports()
  if (!first || !(await hasCall(admin.api, `/api/admin/reports/${first.report_id}/link`))) return
  const at = new Date(Date.now() + tenYearsMs).toISOString()
  for (const change of [{ action: 'revoke' }, { action: 'open' }, { action: 'expire', at }]) {
    const body = { ids: [first.report_id], ...change }
    await expectStatus(200, `To ${change.action} a link`, admin.api.post('/api/admin/reports/links', body))
  }
}
