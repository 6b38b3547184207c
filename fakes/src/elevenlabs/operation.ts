export type Operation =
  | 'outbound-call'
  | 'list'
  | 'get'
  | 'signed-url'
  | 'agent'
  | 'phone-number'
  | 'webhooks'
  | 'settings'

/** The operation of a request; null for a path that the product does not use. */
export function operationOf(method: string | undefined, path: string): Operation | null {
  if (method === 'POST') return path === '/v1/convai/twilio/outbound-call' ? 'outbound-call' : null
  if (method !== 'GET') return null
  if (path === '/v1/convai/conversation/get-signed-url') return 'signed-url'
  if (path === '/v1/convai/conversations') return 'list'
  if (path === '/v1/workspace/webhooks') return 'webhooks'
  if (path === '/v1/convai/settings') return 'settings'
  if (/^\/v1\/convai\/phone-numbers\/[^/]+$/.test(path)) return 'phone-number'
  if (/^\/v1\/convai\/conversations\/[^/]+$/.test(path)) return 'get'
  return /^\/v1\/convai\/agents\/[^/]+$/.test(path) ? 'agent' : null
}
