import { reportErrorMaxLength } from '@clarity/contracts/report-access'
import type { ReportPath } from '../../report-path'
import { postToReport } from './request-report'

/** Reports to the server which error the reader saw; a failure to do this does not affect the reader. */
export function logReportError(report: ReportPath, email: string, message: string): void {
  const errorMessage = message.slice(0, reportErrorMaxLength)
  postToReport(report, { email, hasError: true, errorMessage }, { keepalive: true }).catch(() => {})
}
