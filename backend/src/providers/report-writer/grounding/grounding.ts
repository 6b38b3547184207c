import type { CombinedDraft } from '../llm/combined-draft.js'
import type { ReportDraft } from '../llm/report-draft.js'
import type { ConversationToReport } from '../report-writer.js'
import { groundCombined, type GroundedCombined } from './ground-combined.js'
import { groundReport, type GroundedReport } from './ground-report.js'
import { speechOf } from './speech-of.js'

/** Checks a model's draft against the conversation and keeps what it supports. */
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

/** Runs in the calling thread. */
export const grounding: Grounding = {
  report: async (draft, source, language) => groundReport(draft, source, await speechOf(language)),
  combined: async (draft, sources, headings, wish, language) =>
    groundCombined(draft, sources, headings, wish, await speechOf(language)),
}
