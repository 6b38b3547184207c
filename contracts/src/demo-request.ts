import * as v from 'valibot'
import { Phone } from './phone.js'
import { Id, Moment, RequiredText, Text } from './text.js'

/** `recipient`: a demo for the requester (self demo); `manager`: a demo for another person. */
export const DemoRole = v.picklist(['recipient', 'manager'], "must be 'recipient' or 'manager'")
export type DemoRole = v.InferOutput<typeof DemoRole>

/** The error texts of each field, for a row, a form and the server (docs/behaviour.md#the-form). */
export const demoRequestTexts = {
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

/** Errors that only the server can detect. */
export const demoRefusalTexts = {
  unknownScenario: 'This scenario is not available. Please choose another one.',
  country: 'We cannot send messages to this country yet.',
  tooMany: 'Too many requests for now. Please try again later.',
  name: 'Please write names without links, email addresses or special characters, and with a space after each dot.',
  paused: 'We cannot take requests right now. Please try again later.',
  optedOut: 'This number has opted out of our messages. Nothing can be sent to it until its owner texts START.',
  unknownRequest: 'Demo request not found.',
  notFound: 'This conversation link could not be found. Please check it and try again.',
} as const

/** Shown in the row if the answer contains no message. */
export function demoRequestFailedSentence(status: number): string {
  return `API request failed with status ${status}`
}

export const personNameMaxLength = 100

const shared = {
  scenarioId: v.pipe(v.string(demoRequestTexts.scenarioRequired), v.nonEmpty(demoRequestTexts.scenarioRequired)),
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
      recipientName: RequiredText(personNameMaxLength, demoRequestTexts.nameRequired),
      recipientPhone: Phone(demoRequestTexts.phoneRequired),
      managerName: v.optional(v.unknown()),
      managerPhone: v.optional(v.unknown()),
      ...shared,
    }),
    v.object({
      role: v.literal('manager'),
      managerName: RequiredText(personNameMaxLength, demoRequestTexts.managerNameRequired),
      managerPhone: Phone(demoRequestTexts.managerPhoneRequired),
      recipientName: RequiredText(personNameMaxLength, demoRequestTexts.recipientNameRequired),
      recipientPhone: Phone(demoRequestTexts.recipientPhoneRequired),
      ...shared,
    }),
  ],
  "must be 'recipient' or 'manager'",
)
export type RequestDemo = v.InferOutput<typeof RequestDemo>

/**
 * 201: the request is stored and a job sends its messages; an invitation requested at night is sent at `waitsUntil`.
 * With `awaitsManager` the recipient is invited only after the manager has replied YES.
 */
export const RequestedDemo = v.object({
  requestId: Id,
  shortCode: v.string(),
  waitsUntil: v.optional(Moment),
  awaitsManager: v.optional(v.boolean()),
})
export type RequestedDemo = v.InferOutput<typeof RequestedDemo>
