// Imports one file of the library, because the whole library would be loaded at every start.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import type { Form } from '../../../http/form-body.js'

/**
 * Whether Twilio signed this form for this path; compared in constant time. Twilio signs the public address, which
 * comes from the configuration: behind a proxy the request shows another one. The signature has no timestamp, so a
 * captured request stays valid. Processing it twice must have no effect.
 */
export function isSignedByTwilio(
  authToken: string,
  publicUrl: URL,
  { path, form, header }: { path: string; form: Form; header: string },
): boolean {
  return validateRequest(authToken, header, publicUrl.origin + path, form)
}
