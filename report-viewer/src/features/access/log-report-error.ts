import { reportErrorMaxLength } from '@clarity/contracts/report-access'
import type { ReportPath } from '../../report-path'
import { postToReport } from './request-report'

/** Tells the server what the reader saw go wrong; whether that arrives changes nothing for the reader. */
export function logReportError(report: ReportPath, email: string, message: string): void {
  const errorMessage = message.slice(0, reportErrorMaxLength)
  postToReport(report, { email, hasError: true, errorMessage }, { keepalive: true }).catch(() => {})
}
