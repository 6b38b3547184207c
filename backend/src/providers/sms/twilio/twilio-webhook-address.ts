/** The path of all Twilio webhooks. */
export const twilioWebhooks = 'api/webhooks/twilio'

/** The webhook for incoming messages, to be set in Twilio's console. */
export function inboundAddress(publicUrl: URL): string {
  return new URL(`${twilioWebhooks}/sms`, publicUrl).href
}

export function statusAddress(publicUrl: URL): string {
  return new URL(`${twilioWebhooks}/status`, publicUrl).href
}

/**
 * The webhook for delivery reports. It carries our own id, so a report matches even if the response to `send` was lost.
 */
export function statusCallback(publicUrl: URL, messageId: string): string {
  const url = new URL(statusAddress(publicUrl))
  url.searchParams.set('message', messageId)
  return url.href
}
