import * as v from 'valibot'
import { ChangePassword } from './account.js'
import { Email } from './email.js'
import { Role } from './role.js'
import { Id, Moment } from './text.js'

export const invitationHours = 72

/** One row of GET /api/admin/people: an account, or an invitation that no one has used. */
export const Person = v.object({
  id: Id,
  email: v.string(),
  role: Role,
  state: v.picklist(['active', 'invited']),
  created_at: Moment,
  /** When the invitation's link ends; null for an account. */
  expires_at: v.nullable(Moment),
  is_self: v.boolean(),
})
export type Person = v.InferOutput<typeof Person>

/** Body of POST /api/admin/people. */
export const InvitePerson = v.object({ email: Email, role: Role })
export type InvitePerson = v.InferOutput<typeof InvitePerson>

/** 201: the link is in this answer alone. */
export const InvitedPerson = v.object({ ...Person.entries, link: v.string() })
export type InvitedPerson = v.InferOutput<typeof InvitedPerson>

/** Body of PATCH /api/admin/people/{id}. */
export const ChangePerson = v.object({ role: Role })
export type ChangePerson = v.InferOutput<typeof ChangePerson>

const token = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'), v.maxLength(100, 'is too long'))

/** Body of POST /api/auth/invitation: the end of an invitation's link. */
export const InvitationToken = v.object({ token })
export type InvitationToken = v.InferOutput<typeof InvitationToken>

/** Whom a link invites. */
export const Invitation = v.object({ email: v.string(), role: Role, expires_at: Moment })
export type Invitation = v.InferOutput<typeof Invitation>

/** Body of POST /api/auth/join; answered 204. The account exists from then on, and the link is used up. */
export const Join = v.object({ token, password: ChangePassword.entries.new })
export type Join = v.InferOutput<typeof Join>

export const personTexts = {
  known: 'There is already an account with this email.',
  unknown: 'There is no account or invitation with this id.',
  lastAdmin: 'This is the last admin. Make another account an admin first.',
  linkUnknown: 'This invitation is not valid. It may have been withdrawn or replaced. Please ask for a new one.',
  linkUsed: 'This invitation was used already. Sign in with the password that was chosen then.',
  linkExpired: 'This invitation has expired. Please ask for a new one.',
  tooMany: 'Too many wrong invitations. Please wait a few minutes and try again.',
  fetchFailed: 'Failed to fetch people',
  invalid: 'Received invalid data format for people.',
} as const
