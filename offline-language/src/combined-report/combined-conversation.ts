import type { Analysis } from '../report/assemble/analyse.js'
import type { ConversationToReport, WrittenReport } from '../report/read/conversation-to-report.js'

/** One conversation of a combined report; `analysis` is null if it was too short or not in English. */
export interface Combined {
  source: ConversationToReport
  report: WrittenReport
  analysis: Analysis | null
  /** 'Ann Lee': the report's label for the conversation. */
  label: string
}
