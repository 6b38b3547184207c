import * as v from 'valibot'
import { Evidence } from './evidence.js'
import { GoalResult } from './goal.js'
import { Measures } from './measures.js'
import { ReportLinkState } from './report-link.js'
import { Id, Moment } from './text.js'

const evidence = v.optional(v.array(Evidence))

export const KeyPoint = v.object({ title: v.string(), content: v.string(), evidence })
export type KeyPoint = v.InferOutput<typeof KeyPoint>

export const ActionItemStatus = v.picklist(['pending', 'in-progress', 'completed'])
export type ActionItemStatus = v.InferOutput<typeof ActionItemStatus>

export const ActionItem = v.object({
  text: v.string(),
  status: ActionItemStatus,
  owner: v.optional(v.picklist(['agent', 'user', 'unknown'])),
  evidence,
})
export type ActionItem = v.InferOutput<typeof ActionItem>

/** Sentiment and frequency from 0 to 100; 50 is a neutral sentiment. */
export const TopicScore = v.object({ sentiment: v.number(), frequency: v.number(), evidence })
export type TopicScore = v.InferOutput<typeof TopicScore>

/** Which writer made the report, and what a reader should know about it. */
export const ReportMeta = v.object({
  writer: v.string(),
  language: v.optional(v.string()),
  warnings: v.optional(v.array(v.string())),
})
export type ReportMeta = v.InferOutput<typeof ReportMeta>

const required = v.pipe(v.string(), v.nonEmpty())

/**
 * The report that a recipient reads: the JSON inside `content`, with the rules of docs/behaviour.md#the-reports-json.
 * `duration` is in seconds. Evidence, owner, the agent's name, goals, measures and meta are additions that a client may ignore.
 */
export const Report = v.object({
  id: required,
  scenarioName: required,
  date: required,
  duration: v.number(),
  participants: v.object({
    recipient: v.object({ name: v.string(), phone: v.string(), role: v.string() }),
    manager: v.optional(v.nullable(v.object({ name: v.string(), phone: v.string() }))),
    /** Whom the agent played, if the scenario's prompt names one. */
    agent: v.optional(v.object({ name: v.string() })),
  }),
  overview: v.optional(v.string(), ''),
  keyPoints: v.array(KeyPoint),
  actionItems: v.array(ActionItem),
  visualizations: v.union([v.array(v.looseObject({})), v.record(v.string(), TopicScore)]),
  goals: v.optional(v.array(GoalResult)),
  measures: v.optional(Measures),
  meta: v.optional(ReportMeta),
})
export type Report = v.InferOutput<typeof Report>

/** One row of GET /api/admin/reports, newest first. */
export const ReportRow = v.object({
  report_id: Id,
  demo_request_id: Id,
  recipient_name: v.nullable(v.string()),
  recipient_phone: v.nullable(v.string()),
  generated_at: v.nullable(Moment),
  report_content: v.optional(v.nullable(v.string())),
  /** Whether its link opens it; absent from answers of older releases. */
  link_state: v.optional(ReportLinkState),
})
export type ReportRow = v.InferOutput<typeof ReportRow>

/** Answer of GET /api/admin/reports/{id}; `report_content` equals what the viewer gets as `content`. */
export const ReportText = v.object({ report_id: Id, report_content: v.nullable(v.string()) })
export type ReportText = v.InferOutput<typeof ReportText>

/** Body of POST /api/admin/reports/re-run. A re-run never notifies anyone. */
export const ReRunReport = v.object({
  demo_request_id: Id,
  skip_notification: v.literal(true, 'must be true: a re-run never notifies anyone'),
})
export type ReRunReport = v.InferOutput<typeof ReRunReport>

/** 200 with `written`, or 202 with `preparing` while the job still runs. */
export const ReRunResult = v.object({ report_id: Id, status: v.picklist(['written', 'preparing']) })
export type ReRunResult = v.InferOutput<typeof ReRunResult>

export const reportTexts = {
  invalidList: 'Received invalid data format for reports.',
  fetchFailed: 'Failed to fetch reports',
  contentFailed: 'Failed to load report content',
  reRunFailed: 'Failed to re-run report',
  noConversation: 'There is no finished conversation to report on yet.',
  none: 'No reports found.',
  noContent: '(No content)',
} as const
