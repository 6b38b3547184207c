import * as v from 'valibot'
import { DemoRequestRow, DemoRequestState, NextAction } from './demo-request-row.js'
import { DemoRole } from './demo-request.js'
import { LinkHits } from './link-hits.js'
import { ProviderFinding } from './provider.js'
import { ReportLink } from './report-link.js'
import { ReportVersion } from './report-version.js'
import { Id, Moment } from './text.js'

/** One change of the request's state. */
export const DemoRequestStep = v.object({ at: Moment, state: DemoRequestState, cause: v.string() })
export type DemoRequestStep = v.InferOutput<typeof DemoRequestStep>

/**
 * A text message to or from one of the request's phones. `state` of an incoming one is `received`. An outgoing one is
 * `queued` until it is sent, `unknown` while the carrier is asked whether it took it, `sent` if the carrier took it and has
 * not reported more, `failed` if it did not arrive.
 */
export const DemoRequestMessage = v.object({
  id: Id,
  at: Moment,
  /** Whose phone it is; `both` if the manager's and the recipient's number are the same. */
  who: v.picklist(['recipient', 'manager', 'both']),
  phone: v.string(),
  /** The template of an outgoing message; null for an incoming one. */
  template: v.nullable(v.string()),
  body: v.string(),
  state: v.picklist(['queued', 'unknown', 'sent', 'delivered', 'failed', 'received']),
  /** When the state was last known to change. */
  state_at: Moment,
  /** A message that waits for the morning is sent then. */
  waits_until: v.nullable(Moment),
  /** The stored error, such as `Twilio error 30003`, and what it means. */
  error: v.nullable(v.string()),
  trouble: v.nullable(ProviderFinding),
})
export type DemoRequestMessage = v.InferOutput<typeof DemoRequestMessage>

export const DemoRequestCall = v.object({
  id: Id,
  at: Moment,
  state: v.picklist([
    'queued',
    'placing',
    'unknown',
    'ringing',
    'answered',
    'ended',
    'declined',
    'missed',
    'failed',
    'cancelled',
  ]),
  ended_at: v.nullable(Moment),
  error: v.nullable(v.string()),
  next_action: v.nullable(NextAction),
})
export type DemoRequestCall = v.InferOutput<typeof DemoRequestCall>

/** A conversation in progress or over, with the built-in agent or with a provider's. */
export const DemoRequestSession = v.object({
  id: Id,
  channel: v.picklist(['web', 'call']),
  started_at: Moment,
  ended_at: v.nullable(Moment),
  end_reason: v.nullable(v.string()),
})
export type DemoRequestSession = v.InferOutput<typeof DemoRequestSession>

export const DemoRequestConversation = v.object({
  id: Id,
  started_at: Moment,
  duration_secs: v.number(),
  /** The one of the report. */
  counts: v.boolean(),
})
export type DemoRequestConversation = v.InferOutput<typeof DemoRequestConversation>

/** A person who opened the report, known by the email of the gate; null for errors before an email was given. */
export const ReportReader = v.object({
  email: v.nullable(v.string()),
  views: v.number(),
  errors: v.number(),
  first_at: Moment,
  last_at: Moment,
  geo_location: v.nullable(v.string()),
})
export type ReportReader = v.InferOutput<typeof ReportReader>

export const DemoRequestReport = v.object({
  id: Id,
  /** Absent from answers of older releases. */
  link: v.optional(ReportLink),
  /** Null while the link is closed. */
  short_code: v.nullable(v.string()),
  /** Absent if nothing has followed its link. */
  link_hits: v.optional(LinkHits),
  /** `preparing` also while a new version is being written. */
  state: v.picklist(['preparing', 'written', 'failed']),
  generated_at: v.nullable(Moment),
  /** Newest first. */
  versions: v.array(ReportVersion),
  /** The latest readers first, at most 100. */
  readers: v.array(ReportReader),
})
export type DemoRequestReport = v.InferOutput<typeof DemoRequestReport>

/** What can be done; `reason` is the sentence of the 409 that the call would answer now, null if it would help. */
const Action = v.object({ reason: v.nullable(v.string()) })

/**
 * Answer of GET /api/admin/demo-requests/{id}: the whole way of one request. Every list is oldest first. The id may be
 * that of its report or its conversation, too.
 */
export const DemoRequestDetails = v.object({
  request: DemoRequestRow,
  role: DemoRole,
  scenario_id: Id,
  /** When a person of it was erased, with its texts, conversation and report. Absent if none was. */
  erased_at: v.optional(Moment),
  short_code: v.nullable(v.string()),
  /** Absent if nothing has followed its link. */
  link_hits: v.optional(LinkHits),
  /** Of the links of all requests of its campaign together. Absent without a campaign, or if nothing has followed one. */
  campaign_hits: v.optional(LinkHits),
  history: v.array(DemoRequestStep),
  messages: v.array(DemoRequestMessage),
  calls: v.array(DemoRequestCall),
  sessions: v.array(DemoRequestSession),
  conversations: v.array(DemoRequestConversation),
  report: v.nullable(DemoRequestReport),
  resend: Action,
  stop: Action,
})
export type DemoRequestDetails = v.InferOutput<typeof DemoRequestDetails>

/** Why POST /api/admin/demo-requests/{id}/resend or …/stop cannot help: 409 with one of these sentences. */
export const demoRequestActionTexts = {
  linkClosed: "The report's link is closed. Open it or replace it first.",
  noPhone: 'This request has no phone number. No text was ever sent for it.',
  isOnItsWay: 'A text is on its way already.',
  wasJustSent: 'The same text was sent less than a minute ago.',
  goesOut: 'The invitation is about to go out.',
  isConfirmed: 'The recipient has replied YES. The call comes next.',
  isTalking: 'The conversation has begun.',
  isBeingWritten: 'The report is being written. Its link is sent by itself.',
  reportFailed: 'The report could not be written. Re-run it first.',
  hasExpired: 'This request has expired. Make a new one.',
  wasStopped: 'This request was stopped. Make a new one.',
  isOver: 'The conversation is over. There is nothing left to stop.',
  isStopped: 'This request is over already.',
  notInvited: 'The invitation could not be sent. There is nothing to stop.',
} as const

export const demoRequestDetailsTexts = {
  fetchFailed: 'Failed to fetch this demo request',
  invalid: 'Received invalid data format for this demo request.',
  resendFailed: 'Failed to send again',
  stopFailed: 'Failed to stop this request',
} as const
