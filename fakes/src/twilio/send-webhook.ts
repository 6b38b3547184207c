import { twilioSignatureHeader } from '@clarity/contracts'
import twilio from 'twilio'

export interface WebhookAnswer {
  readonly status: number
  readonly type: string | null
  readonly text: string
}

/**
 * Posts a form as Twilio does, signed by its own library over the address and every parameter. `origin` is the real
 * server behind the public address, as behind a proxy.
 */
export async function sendWebhook(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>>,
  origin = new URL(url).origin,
): Promise<WebhookAnswer> {
  const signature = twilioSignature(authToken, url, form)
  const { pathname, search } = new URL(url)
  return postForm(origin + pathname + search, form, { [twilioSignatureHeader]: signature })
}

export function twilioSignature(authToken: string, url: string, form: Readonly<Record<string, string>>): string {
  return twilio.getExpectedTwilioSignature(authToken, url, form)
}

export async function postForm(
  url: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<WebhookAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', ...headers },
    body: new URLSearchParams(form).toString(),
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
