import * as v from 'valibot'
import { Moment, RequiredText } from './text.js'

/** Binary data as WebAuthn's JSON carries it. */
const Base64Url = v.pipe(
  v.string('must be text'),
  v.regex(/^[A-Za-z0-9_-]+$/, 'must be base64url'),
  v.maxLength(20_000),
)

/** The id of a passkey, which its authenticator chose: up to 1,023 bytes. */
export const PasskeyId = v.pipe(Base64Url, v.maxLength(1364, 'is too long'))

/** A passkey of the account. */
export const Passkey = v.object({
  id: PasskeyId,
  name: v.string(),
  created_at: Moment,
  last_used_at: v.nullable(Moment),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** What the browser gets for `navigator.credentials`; its fields are WebAuthn's. */
export const PasskeyOptions = v.looseObject({ challenge: Base64Url })
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>

const answer = <Response extends v.ObjectEntries>(response: Response) =>
  v.object({
    id: PasskeyId,
    rawId: PasskeyId,
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: Base64Url, ...response }),
    clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
  })

/** Body of POST /api/admin/account/passkeys: the browser's answer to the options. */
export const CreatePasskey = v.object({
  name: RequiredText(60),
  answer: answer({
    attestationObject: Base64Url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
})
export type CreatePasskey = v.InferOutput<typeof CreatePasskey>

/** Body of POST /api/auth/passkey: the browser's answer to the options. */
export const PasskeyLogin = v.object({
  answer: answer({
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
})
export type PasskeyLogin = v.InferOutput<typeof PasskeyLogin>

export const passkeyTexts = {
  refused: 'This passkey was not accepted. Sign in with your password.',
  notCreated: 'The passkey was not accepted. Please try again.',
  known: 'This passkey is in use already.',
  unknown: 'There is no such passkey.',
  tooManyPasskeys: 'An account can have at most 20 passkeys. Remove one first.',
} as const

export const passkeysPerAccount = 20
