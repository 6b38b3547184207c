import * as v from 'valibot'
import { PageQuery } from './page.js'
import { ProviderFinding } from './provider.js'
import { Id, Moment, Text } from './text.js'

/** Every state of a demo request (docs/behaviour.md#demo-requests). */
export const DemoRequestState = v.picklist([
  'awaiting_manager',
  'requested',
  'invited',
  'invitation_failed',
  'opted_out',
  'confirmed',
  'calling',
  'call_failed',
  'in_conversation',
  'expired',
  'completed',
  'reported',
  'report_failed',
])
export type DemoRequestState = v.InferOutput<typeof DemoRequestState>

/** What an admin can do about an unanswered call. */
export const NextAction = v.picklist(['reply_yes_or_open_link', 'check_number_or_open_link'])
export type NextAction = v.InferOutput<typeof NextAction>

/**
 * A message that a carrier refused or could not deliver, and why, as the stored error text; `waits` while it is
 * still to be sent.
 */
export const UndeliveredSms = v.object({
  template: v.string(),
  error: v.nullable(v.string()),
  waits: v.boolean(),
  /** What the error means, and what to do; absent from answers of older releases. */
  trouble: v.optional(v.nullable(ProviderFinding)),
})
export type UndeliveredSms = v.InferOutput<typeof UndeliveredSms>

/** One row of GET /api/admin/demo-requests, newest first: the progress of a request, and what it waits for. */
export const DemoRequestRow = v.object({
  id: Id,
  created_at: Moment,
  scenario_title: v.string(),
  recipient_name: v.string(),
  manager_name: v.nullable(v.string()),
  /** Null if the conversation began on the welcome screen. */
  recipient_phone: v.nullable(v.string()),
  manager_phone: v.nullable(v.string()),
  state: DemoRequestState,
  /** When it entered its state, and why. */
  state_since: Moment,
  cause: v.nullable(v.string()),
  /** An invitation requested at night is sent at this time. */
  waits_until: v.nullable(Moment),
  /** Why a call waits, or why it was not answered. */
  call_error: v.nullable(v.string()),
  next_action: v.nullable(NextAction),
  undelivered: v.array(UndeliveredSms),
  /** The one that counts. */
  conversation_id: v.nullable(Id),
  /** The campaign of the link that the request was made from; null if there was none. Absent from older releases. */
  campaign: v.optional(v.nullable(v.string())),
})
export type DemoRequestRow = v.InferOutput<typeof DemoRequestRow>

/** A calendar day in UTC, or a moment. */
const DayOrMoment = v.union([v.pipe(v.string(), v.isoDate()), Moment], 'must be a date or a time in ISO 8601')

const States = v.pipe(
  v.string(),
  v.maxLength(300, 'is too long'),
  v.check(
    (text) => text.split(',').every((state) => v.is(DemoRequestState, state)),
    'must be states, separated by commas',
  ),
)

/** Finds requests with any text that did not arrive, for any reason. */
export const undeliveredCause = 'undelivered'

/** The filters of the list of demo requests. All of them have to match. */
const filters = v.object({
  /** One state or several, separated by commas. */
  state: v.optional(States),
  /** The scenario's id. */
  scenario: v.optional(Id),
  campaign: v.optional(Text(100)),
  /** The row's `cause`, `undelivered`, or a carrier's error code such as 30003. */
  cause: v.optional(Text(200)),
  /** Requested on this day, or at this time, or later. */
  from: v.optional(DayOrMoment),
  /** Requested on this day or earlier, or before this time. */
  to: v.optional(DayOrMoment),
})
export type DemoRequestFilters = v.InferOutput<typeof filters>

/** Query of GET /api/admin/demo-requests. */
export const DemoRequestQuery = v.object({ ...PageQuery.entries, ...filters.entries })
export type DemoRequestQuery = v.InferOutput<typeof DemoRequestQuery>

/** Query of GET /api/admin/demo-requests/export. */
export const DemoRequestExportQuery = v.omit(DemoRequestQuery, ['limit', 'cursor'])
export type DemoRequestExportQuery = v.InferOutput<typeof DemoRequestExportQuery>

export const demoRequestRowTexts = {
  none: 'No demo requests found',
  fetchFailed: 'Failed to fetch demo requests',
  invalid: 'Received invalid data format for demo requests.',
} as const
