/** Below this path Twilio's forms are taken. */
export const twilioWebhooks = 'api/webhooks/twilio'

/** Where Twilio reports what becomes of a message. Our own id in it tells even what a lost answer would have told. */
export function statusCallback(publicUrl: URL, messageId: string): string {
  const url = new URL(`${twilioWebhooks}/status`, publicUrl)
  url.searchParams.set('message', messageId)
  return url.href
}
