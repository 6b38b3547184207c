import type { CombinedDraft } from '../llm/combined-draft.js'
import type { ReportDraft } from '../llm/report-draft.js'
import type { ConversationToReport } from '../report-writer.js'
import { groundCombined, type GroundedCombined } from './ground-combined.js'
import { groundReport, type GroundedReport } from './ground-report.js'
import { speechOf } from './speech-of.js'

/** What is left of a model's draft once it is held against what was said. */
export interface Grounding {
  report(draft: ReportDraft, source: ConversationToReport, language: string): Promise<GroundedReport>
  combined(
    draft: CombinedDraft,
    sources: readonly ConversationToReport[],
    headings: readonly string[],
    wish: string,
    language: string,
  ): Promise<GroundedCombined>
}

/** In the thread that asks. */
export const grounding: Grounding = {
  report: async (draft, source, language) => groundReport(draft, source, await speechOf(language)),
  combined: async (draft, sources, headings, wish, language) =>
    groundCombined(draft, sources, headings, wish, await speechOf(language)),
}
