import type { Report } from '@clarity/contracts/report'
import type { CombinedReportAbout } from '@clarity/contracts/report-access'

/** A combined report. `about` is absent if the server does not give it. */
export interface CombinedContent {
  markdown: string
  about?: CombinedReportAbout | undefined
}

/** The content of a granted access. */
export type OpenedContent = Report | CombinedContent
