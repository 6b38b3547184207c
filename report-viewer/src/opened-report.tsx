import type { OpenedContent } from './opened-content'
import { CombinedReportPage } from './features/combined-report/combined-report-page'
import { ReportPage } from './features/report/report-page'

/** The part of the app that loads while the reader types: markdown, charts, and the two pages that use them. */
export function OpenedReport({ content }: { content: OpenedContent }) {
  return 'markdown' in content ? <CombinedReportPage {...content} /> : <ReportPage report={content} />
}
