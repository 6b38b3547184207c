import * as v from 'valibot'
import { ErrorBody } from './error-body.js'
import { Login } from './session.js'

/** A six-digit code of an authenticator app, or a recovery code; blanks and hyphens do not matter. */
export const SignInCode = v.pipe(
  v.string('must be text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(40, 'is too long'),
)

/** The 401 of a sign-in with the right password to an account that also wants a code. */
export const CodeRequired = v.object({ ...ErrorBody.entries, second_factor: v.literal('code') })
export type CodeRequired = v.InferOutput<typeof CodeRequired>

/** What a change of how one signs in asks for again. */
export const ConfirmPassword = v.object({ password: Login.entries.password })
export type ConfirmPassword = v.InferOutput<typeof ConfirmPassword>

/** Whether the account has an authenticator app, and how many recovery codes are left. */
export const AuthenticatorState = v.object({ is_on: v.boolean(), recovery_codes_left: v.number() })
export type AuthenticatorState = v.InferOutput<typeof AuthenticatorState>

/** A secret for an authenticator app: in base 32, and as the address that its picture holds. */
export const NewAuthenticator = v.object({ secret: v.string(), uri: v.string() })
export type NewAuthenticator = v.InferOutput<typeof NewAuthenticator>

/** Body of POST /api/admin/account/totp/confirm. */
export const ConfirmAuthenticator = v.object({ code: SignInCode })
export type ConfirmAuthenticator = v.InferOutput<typeof ConfirmAuthenticator>

/** Each of them signs in once in place of the app. Shown once. */
export const RecoveryCodes = v.object({ recovery_codes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>

export const secondFactorTexts = {
  codeRequired: 'Enter the code from your authenticator app.',
  codeWrong: 'This code is incorrect or has expired.',
  tooManyCodes: 'Too many wrong codes. Please wait a few minutes and try again.',
  passwordWrong: 'The password is incorrect.',
  isOn: 'An authenticator app is set up already. Remove it first.',
  notBegun: 'Set up the authenticator app again: this set-up was not begun or is over.',
} as const
