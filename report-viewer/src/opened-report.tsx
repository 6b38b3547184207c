import type { Report } from '@clarity/contracts/report'
import { CombinedReportPage } from './features/combined-report/combined-report-page'
import { ReportPage } from './features/report/report-page'

/** The part of the app that loads while the reader types: markdown, charts, and the two pages that use them. */
export function OpenedReport({ content }: { content: Report | string }) {
  return typeof content === 'string' ? <CombinedReportPage content={content} /> : <ReportPage report={content} />
}
