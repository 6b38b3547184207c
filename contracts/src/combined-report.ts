import * as v from 'valibot'
import { ReportLinkState } from './report-link.js'
import { Id, Moment, RequiredText } from './text.js'

export const combinedReportMaxConversations = 50

/** Sections of a combined report when the prompt names none of its own (docs/behaviour.md#reports). */
export const combinedReportSections = [
  'Executive Summary',
  'Common Themes',
  'Key Insights',
  'Participant Analysis',
  'Recommendations',
] as const

export const defaultCombinedReportPrompt = `Read these conversations together and write one report in markdown with five sections:

## Executive Summary
What happened across the conversations, in a few sentences.

## Common Themes
What came up again and again, and in how many conversations.

## Key Insights
What a manager would not have seen in one conversation alone.

## Participant Analysis
How each participant did, with their own words.

## Recommendations
What to do next, the most useful first.`

export const combinedReportTexts = {
  noneSelected: 'Please select at least one conversation',
  noPrompt: 'Please enter a prompt',
  tooMany: `Please select at most ${combinedReportMaxConversations} conversations`,
  unknownConversation: 'One of the selected conversations no longer exists.',
  failed: 'Failed to generate combined report',
  unknown: 'There is no combined report with this id.',
  fetchFailed: 'Failed to fetch this combined report',
  notWritten: 'This combined report has not been written yet.',
  generated: 'Combined report generated successfully!',
} as const

/** Body of POST /api/admin/combined-reports/generate. */
export const GenerateCombinedReport = v.object({
  conversationIds: v.pipe(
    v.array(Id, combinedReportTexts.noneSelected),
    v.minLength(1, combinedReportTexts.noneSelected),
    v.maxLength(combinedReportMaxConversations, combinedReportTexts.tooMany),
  ),
  prompt: RequiredText(20_000, combinedReportTexts.noPrompt),
})
export type GenerateCombinedReport = v.InferOutput<typeof GenerateCombinedReport>

/** 201 if it is written, 202 if not yet; the short code is valid in both cases. */
export const GeneratedCombinedReport = v.object({ shortCode: v.string() })
export type GeneratedCombinedReport = v.InferOutput<typeof GeneratedCombinedReport>

/** A conversation of a combined report. */
export const CombinedConversation = v.object({ id: Id, recipient_name: v.nullable(v.string()) })
export type CombinedConversation = v.InferOutput<typeof CombinedConversation>

/** One row of GET /api/admin/combined-reports, newest first. `generated_at` is null until it is written. */
export const CombinedReportRow = v.object({
  combined_report_id: Id,
  generated_at: v.nullable(Moment),
  conversation_count: v.number(),
  prompt_used: v.string(),
  /** Null while the link is closed. */
  short_code: v.nullable(v.string()),
  /** Absent from answers of older releases. */
  link_state: v.optional(ReportLinkState),
  status: v.picklist(['preparing', 'ready', 'failed']),
  /** The conversations that it covers, in the order of the report. */
  conversations: v.optional(v.array(CombinedConversation)),
})
export type CombinedReportRow = v.InferOutput<typeof CombinedReportRow>

/** The source of a line of the content: `line` and `turn` count from 0, and a line may have several sources. */
export const StatementSource = v.object({ line: v.number(), conversation_id: Id, turn: v.number() })
export type StatementSource = v.InferOutput<typeof StatementSource>

/**
 * Answer of GET /api/admin/combined-reports/{id}, for admins alone: the content that readers get, null while there is
 * none, and the turn of each quote in it.
 */
export const CombinedReportSources = v.object({
  combined_report_id: Id,
  generated_at: v.nullable(Moment),
  content: v.nullable(v.string()),
  /** In the order of the report, each with the label that the report gives it. */
  conversations: v.array(v.object({ id: Id, label: v.string() })),
  sources: v.array(StatementSource),
})
export type CombinedReportSources = v.InferOutput<typeof CombinedReportSources>
