import * as v from 'valibot'
import { Id, Moment } from './text.js'

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
export const UndeliveredSms = v.object({ template: v.string(), error: v.nullable(v.string()), waits: v.boolean() })
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
})
export type DemoRequestRow = v.InferOutput<typeof DemoRequestRow>

export const demoRequestRowTexts = {
  none: 'No demo requests found',
  fetchFailed: 'Failed to fetch demo requests',
  invalid: 'Received invalid data format for demo requests.',
} as const
