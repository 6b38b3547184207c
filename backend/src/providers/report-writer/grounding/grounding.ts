import type { CountedTalk } from '@clarity/offline-language'
import type { CombinedDraft } from '../llm/combined-draft.js'
import type { GoalDraft } from '../llm/goals-draft.js'
import type { ReportDraft } from '../llm/report-draft.js'
import type { ConversationToReport } from '../report-writer.js'
import { groundCombined, type GroundedCombined } from './ground-combined.js'
import { groundGoals } from './ground-goals.js'
import { groundReport, type GroundedReport } from './ground-report.js'
import { speechOf } from './speech-of.js'

/** Checks a model's draft against the conversation and keeps what it supports. */
export interface Grounding {
  report(draft: ReportDraft, source: ConversationToReport, language: string): Promise<GroundedReport>
  /** The verdicts on the scenario's goals and the measures: counted, except those that a model decides. */
  goals(drafts: readonly GoalDraft[], source: ConversationToReport): Promise<CountedTalk>
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
  goals: groundGoals,
  combined: async (draft, sources, headings, wish, language) =>
    groundCombined(draft, sources, headings, wish, await speechOf(language)),
}
