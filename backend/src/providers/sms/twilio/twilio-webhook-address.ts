/** Below this path Twilio's forms are taken. */
export const twilioWebhooks = 'api/webhooks/twilio'

/** What is set in Twilio's console: where it posts what people text. */
export function inboundAddress(publicUrl: URL): string {
  return new URL(`${twilioWebhooks}/sms`, publicUrl).href
}

export function statusAddress(publicUrl: URL): string {
  return new URL(`${twilioWebhooks}/status`, publicUrl).href
}

/** Where Twilio reports what becomes of a message. Our own id in it tells even what a lost answer would have told. */
export function statusCallback(publicUrl: URL, messageId: string): string {
  const url = new URL(statusAddress(publicUrl))
  url.searchParams.set('message', messageId)
  return url.href
}
