import * as v from 'valibot'
import { TalkPart } from './measures.js'
import { Moment } from './text.js'

export const TranscriptRole = v.picklist(['agent', 'user'])
export type TranscriptRole = v.InferOutput<typeof TranscriptRole>

/** One turn. `time_in_call_secs` counts from the start of the call; `duration` in seconds is null where unknown. */
export const TranscriptEntry = v.object({
  role: TranscriptRole,
  message: v.string(),
  time_in_call_secs: v.number(),
  tool_calls: v.array(v.unknown()),
  duration: v.nullable(v.number()),
})
export type TranscriptEntry = v.InferOutput<typeof TranscriptEntry>

/** Whose conversation it is. */
export const TranscriptAbout = v.object({
  started_at: Moment,
  scenario_title: v.nullable(v.string()),
  recipient_name: v.nullable(v.string()),
  manager_name: v.nullable(v.string()),
})
export type TranscriptAbout = v.InferOutput<typeof TranscriptAbout>

/**
 * Answer of GET /api/admin/conversations/{id}/transcript. `language` is the scenario's, absent without a scenario;
 * `timeline` is the one of its report, absent without one; `about` is absent from servers of earlier releases.
 */
export const Transcript = v.object({
  transcript: v.array(TranscriptEntry),
  language: v.optional(v.string()),
  about: v.optional(TranscriptAbout),
  timeline: v.optional(v.array(TalkPart)),
})
export type Transcript = v.InferOutput<typeof Transcript>

export const transcriptTexts = {
  fetchFailed: 'Failed to fetch transcript',
  invalid: 'Transcript data is in an unexpected format',
  empty: 'No messages in this conversation',
  none: 'No transcript available for this conversation',
} as const
