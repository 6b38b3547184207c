import type { Analysis } from '../report/assemble/analyse.js'
import type { ConversationToReport, WrittenReport } from '../report/read/conversation-to-report.js'

/** One conversation of a combined report; `analysis` is null where it was too short or not in English. */
export interface Combined {
  source: ConversationToReport
  report: WrittenReport
  analysis: Analysis | null
  /** 'Ann Lee, “Sales pitch”': how the report refers to it. */
  label: string
}
