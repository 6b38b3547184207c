import * as v from 'valibot'
import { emailMaxLength } from './email.js'
import { Role } from './role.js'
import { RequiredText } from './text.js'

/** Body of POST /api/auth/login; answered 204 and a session cookie. The first admin may be `admin@localhost`. */
export const Login = v.object({
  email: RequiredText(emailMaxLength),
  password: v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'), v.maxLength(1000, 'is too long')),
  /** Six digits of an authenticator app, or a recovery code, for an account that has one. */
  code: v.optional(v.pipe(v.string('must be text'), v.maxLength(40, 'is too long'))),
})
export type Login = v.InferOutput<typeof Login>

/** Answer of GET /api/auth/me. */
export const SignedInAdmin = v.object({
  email: v.string(),
  /** Absent from answers of older releases, in which every account is an admin. */
  role: v.optional(Role),
})
export type SignedInAdmin = v.InferOutput<typeof SignedInAdmin>

export const sessionTexts = {
  signInFailed: 'The email or password is incorrect.',
  required: 'Please sign in to continue.',
  tooMany: 'Too many sign-in attempts. Please wait a few minutes and try again.',
  foreignOrigin: 'This request came from another site and was refused.',
} as const

/** Minimum length of a password (NIST SP 800-63B-4, section 3.1.1.2). */
export const passwordMinLength = 15
