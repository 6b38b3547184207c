// The one file of the library that this needs: the whole of it would be loaded at every start.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import type { Form } from '../../../http/form-body.js'

/**
 * Whether Twilio signed this form for this path, in constant time. It signs the address that it was given, so that comes
 * from the configuration: behind a proxy the request knows another one. There is no time in the signature: a captured
 * request stays valid, and what it carries must do nothing a second time.
 */
export function isSignedByTwilio(
  authToken: string,
  publicUrl: URL,
  { path, form, header }: { path: string; form: Form; header: string },
): boolean {
  return validateRequest(authToken, header, publicUrl.origin + path, form)
}
