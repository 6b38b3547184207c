import * as v from 'valibot'
import { Id, Moment } from './text.js'

/** One row of GET /api/admin/report-runs: one time that a writer or the agent was asked, and what that took. */
export const ReportRun = v.object({
  id: Id,
  created_at: Moment,
  kind: v.picklist(['report', 'combined', 'reply']),
  /** Of the report, the combined report, or the conversation that the reply was for. */
  subject_id: v.nullable(Id),
  version: v.nullable(v.number()),
  /** Who wrote what readers get. */
  writer: v.string(),
  /** The language model that was asked; null where none was. */
  model: v.nullable(v.string()),
  outcome: v.picklist(['written', 'too-short', 'fell-back']),
  fallback_reason: v.nullable(v.string()),
  calls: v.number(),
  tokens_in: v.number(),
  tokens_out: v.number(),
  duration_ms: v.number(),
  /** In US dollars; null if no price is configured. */
  cost_usd: v.nullable(v.number()),
})
export type ReportRun = v.InferOutput<typeof ReportRun>

export const reportRunsSummaryDays = 30

/** Totals of the last days; `cost_usd` leaves out the runs without a known price, which `unpriced` counts. */
export const ReportRunsSummary = v.object({
  /** Runs for reports, combined ones too, and how many of them the offline writer made instead. */
  reports: v.number(),
  fell_back: v.number(),
  /** Runs for what the agent says. */
  replies: v.number(),
  cost_usd: v.number(),
  unpriced: v.number(),
})
export type ReportRunsSummary = v.InferOutput<typeof ReportRunsSummary>
