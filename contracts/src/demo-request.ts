import * as v from 'valibot'
import { Phone } from './phone.js'
import { Id, Moment, RequiredText, Text } from './text.js'

/** `recipient` asks for oneself (self demo), `manager` for somebody else. */
export const DemoRole = v.picklist(['recipient', 'manager'], "must be 'recipient' or 'manager'")
export type DemoRole = v.InferOutput<typeof DemoRole>

/** What a row, a form or the server says about one field (specification, section 5). */
export const demoRequestSentences = {
  nameRequired: 'Name is required',
  phoneRequired: 'Valid phone number is required',
  managerNameRequired: 'Manager name is required',
  managerPhoneRequired: 'Valid manager phone is required',
  recipientNameRequired: 'Recipient name is required',
  recipientPhoneRequired: 'Valid recipient phone is required',
  scenarioRequired: 'Please select a scenario first',
  failed: 'Failed to create demo request',
  created: 'Demo request created successfully!',
} as const

/** Refusals that only the server knows. */
export const demoRefusalSentences = {
  unknownScenario: 'This scenario is not offered. Please choose another one.',
  country: 'We cannot send messages to this country yet.',
  tooMany: 'Too many requests for now. Please try again later.',
  optedOut: 'This number has opted out of our messages. Nothing can be sent to it until its owner texts START.',
  unknownRequest: 'Demo request not found.',
  notFound: 'This conversation link is not known. Please check it and try again.',
} as const

/** What the row shows when the answer has no sentence of its own. */
export function demoRequestFailedSentence(status: number): string {
  return `API request failed with status ${status}`
}

export const personNameMaxLength = 100

const shared = {
  scenarioId: v.pipe(
    v.string(demoRequestSentences.scenarioRequired),
    v.nonEmpty(demoRequestSentences.scenarioRequired),
  ),
  campaign: v.optional(Text(100)),
}

/**
 * Body of POST /api/request-demo. A self demo needs the recipient's fields only: the screens copy them into the
 * manager's, and the server does not read those. Phones come out in E.164.
 */
export const RequestDemo = v.variant(
  'role',
  [
    v.object({
      role: v.literal('recipient'),
      recipientName: RequiredText(personNameMaxLength, demoRequestSentences.nameRequired),
      recipientPhone: Phone(demoRequestSentences.phoneRequired),
      managerName: v.optional(v.unknown()),
      managerPhone: v.optional(v.unknown()),
      ...shared,
    }),
    v.object({
      role: v.literal('manager'),
      managerName: RequiredText(personNameMaxLength, demoRequestSentences.managerNameRequired),
      managerPhone: Phone(demoRequestSentences.managerPhoneRequired),
      recipientName: RequiredText(personNameMaxLength, demoRequestSentences.recipientNameRequired),
      recipientPhone: Phone(demoRequestSentences.recipientPhoneRequired),
      ...shared,
    }),
  ],
  "must be 'recipient' or 'manager'",
)
export type RequestDemo = v.InferOutput<typeof RequestDemo>

/** 201: the request is stored, its messages go out from a job; an invitation that came at night goes at `waitsUntil`. */
export const RequestedDemo = v.object({ requestId: Id, shortCode: v.string(), waitsUntil: v.optional(Moment) })
export type RequestedDemo = v.InferOutput<typeof RequestedDemo>

/** Every state of a demo request (behaviour, 'The life of a demo request'). */
export const DemoRequestState = v.picklist([
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

/** What somebody can do about a call that reached nobody. */
export const NextAction = v.picklist(['reply_yes_or_open_link', 'check_number_or_open_link'])
export type NextAction = v.InferOutput<typeof NextAction>

/** A message that a carrier refused or could not deliver, and why, in the words that are kept of it. */
export const UndeliveredSms = v.object({ template: v.string(), error: v.nullable(v.string()) })
export type UndeliveredSms = v.InferOutput<typeof UndeliveredSms>

/** One row of GET /api/admin/demo-requests, newest first: how far a request has come, and why no further. */
export const DemoRequestRow = v.object({
  id: Id,
  created_at: Moment,
  scenario_title: v.string(),
  recipient_name: v.string(),
  manager_name: v.nullable(v.string()),
  /** Null where the conversation began on the welcome screen. */
  recipient_phone: v.nullable(v.string()),
  manager_phone: v.nullable(v.string()),
  state: DemoRequestState,
  /** Since when it is in its state, and what brought it there. */
  state_since: Moment,
  cause: v.nullable(v.string()),
  /** An invitation that came at night goes out at this time. */
  waits_until: v.nullable(Moment),
  /** Of a call that reached nobody, where its provider said so. */
  call_error: v.nullable(v.string()),
  next_action: v.nullable(NextAction),
  undelivered: v.array(UndeliveredSms),
  /** The one that counts. */
  conversation_id: v.nullable(Id),
})
export type DemoRequestRow = v.InferOutput<typeof DemoRequestRow>
