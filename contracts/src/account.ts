import * as v from 'valibot'
import { Login, passwordMinLength } from './session.js'
import { Id, Moment } from './text.js'

/** Body of POST /api/admin/account/password; answered 204. Every other session of the account ends. */
export const ChangePassword = v.object({
  old: Login.entries.password,
  new: v.pipe(
    Login.entries.password,
    v.minLength(passwordMinLength, `must have at least ${passwordMinLength} characters`),
  ),
})
export type ChangePassword = v.InferOutput<typeof ChangePassword>

/** A browser that is signed in to the account. */
export const AccountSession = v.object({
  id: Id,
  /** Such as 'Firefox on Windows'; null if the browser does not say. */
  device: v.nullable(v.string()),
  /** Such as 'Berlin, Germany'; null if it is unknown. */
  location: v.nullable(v.string()),
  signed_in_at: Moment,
  /** Up to a minute old. */
  used_at: Moment,
  is_current: v.boolean(),
  /** A device that had not signed in to this account before, and that no one has confirmed. */
  is_new: v.boolean(),
})
export type AccountSession = v.InferOutput<typeof AccountSession>

export const accountTexts = {
  oldPasswordWrong: 'The current password is incorrect.',
  samePassword: 'This is the current password. Choose another one.',
  easyPassword:
    'This password is easy to guess. Choose a longer one, such as several words that do not belong together.',
  changedElsewhere: 'The password was changed at the same time in another browser. Reload the page.',
  sessionUnknown: 'This browser is signed out already.',
} as const
