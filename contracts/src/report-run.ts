import * as v from 'valibot'
import { Id, Moment } from './text.js'

/** One row of GET /api/admin/report-runs: one run of a writer or the agent, with its tokens, time and cost. */
export const ReportRun = v.object({
  id: Id,
  created_at: Moment,
  kind: v.picklist(['report', 'combined', 'reply']),
  /** Of the report, the combined report, or the conversation that the reply was for. */
  subject_id: v.nullable(Id),
  version: v.nullable(v.number()),
  /** The writer of the text that readers get. */
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

export const reportRunsTotalsDays = 30

/** Totals of the last days; `cost_usd` excludes runs without a known price, which `unpriced` counts. */
export const ReportRunsTotals = v.object({
  /** Runs for reports, including combined ones, and how many of them fell back to the offline writer. */
  reports: v.number(),
  fell_back: v.number(),
  /** Runs for the agent's replies. */
  replies: v.number(),
  cost_usd: v.number(),
  unpriced: v.number(),
})
export type ReportRunsTotals = v.InferOutput<typeof ReportRunsTotals>
